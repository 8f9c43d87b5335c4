/** The machine's own Chromium, or undefined: Playwright's is used then. */
export function systemChromium(): string | undefined
/** Finds a Chromium for the browser tests, and installs Debian's where there is none and it may. */
export function ensureChromium(): Promise<void>
