# What one touch played.

sole-played = The only move with that was played at once.
sole-ask = Always ask
