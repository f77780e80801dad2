import sobremesa = require("sobremesa");

export const start = (): Promise<void> => sobremesa.default();
export const moves = (): number => new sobremesa.Match("gobblet").legalMoves().length;
