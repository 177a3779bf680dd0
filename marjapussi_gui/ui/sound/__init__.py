"""Synthesis, mixing and playback of sounds, and speech output."""
