/** Paths and folders that a test says it covers. */
export function readCovers(file: string): string[]
/** Tests that changed themselves, or whose header covers a changed file. */
export function pickCovering(tests: readonly string[], changed: readonly string[]): string[]
