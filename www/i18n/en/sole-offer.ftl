# What one touch played.

sole-played = This card had one move only, so it was played.
sole-ask = Always ask
