# What one touch played.

sole-played = 這張牌只有一步可走，已直接走出。
sole-ask = 每次都問
