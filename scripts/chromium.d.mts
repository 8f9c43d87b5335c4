/** Path of the machine's full Chromium, or undefined: Playwright's own is used then. */
export function systemChromium(): string | undefined
/** Path of the machine's headless shell, or undefined where it has none. */
export function systemHeadlessShell(): string | undefined
/** Finds the browsers of the browser tests, and installs them where they are missing. */
export function ensureChromium(): Promise<void>
