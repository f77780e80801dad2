# What one touch played.

sole-played = 这张牌只有一步可走，已直接走出。
sole-ask = 每次都问
