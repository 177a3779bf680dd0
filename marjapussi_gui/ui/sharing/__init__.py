"""What leaves the program for other people: a hand as a web page, and as a picture."""
