export function svg(flat?: boolean): string;
export function png(pixels: number, maskable?: boolean): Buffer;
