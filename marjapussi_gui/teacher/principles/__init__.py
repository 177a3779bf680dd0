"""What good players hold on to: small questions about what is known and two actions."""
