export function chooseFonts(): void;
export function fontEnvironment(set: string): Record<string, string>;
export function hasFonts(set: string): boolean;
