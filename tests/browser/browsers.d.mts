export function chromiumPath(): string;
export function firefoxPath(): string;
export function webkitPath(): string;
