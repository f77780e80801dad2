export function svg(flat?: boolean): string;
