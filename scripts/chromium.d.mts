export function findSystemChromium(): string | undefined
export function findSystemHeadlessShell(): string | undefined
export function ensureChromium(): Promise<void>
