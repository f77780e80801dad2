# What one touch played.

sole-played = 그것으로 둘 수 있는 하나뿐인 수를 바로 두었습니다.
sole-ask = 항상 묻기
