# What one touch played.

sole-played = 이 카드로 둘 수 있는 수가 하나뿐이라 바로 두었습니다.
sole-ask = 항상 묻기
