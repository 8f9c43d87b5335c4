export function readCovers(file: string): string[]
export function pickCovering(tests: readonly string[], changed: readonly string[]): string[]
