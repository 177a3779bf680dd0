"""Drawing of cards, felts, score bags and icons.

The functions turn plain values into pictures and know no widgets. A parameter scale is the number
of pixels per table unit (1/1280 of the table's width or 1/800 of its height, whichever is less),
and pixel_ratio the number of device pixels per pixel.
"""
