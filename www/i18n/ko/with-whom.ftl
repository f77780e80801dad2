# Before a game: with whom it is played.

with-whom = 누구와 할까요
with-whom-bots = 봇
with-whom-here = 여기 있는 친구
with-whom-phones = 각자 휴대폰의 친구
with-whom-code = 다음 화면에 휴대폰마다 쓸 코드가 나옵니다.
