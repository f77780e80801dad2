export function chromiumPath(): string;
export function firefoxPath(): string;
