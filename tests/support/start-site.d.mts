/** A port that nothing listens on. */
export function findFreePort(): Promise<number>
/** True when a site answers at this address that it is well. */
export function isServing(base: string): Promise<boolean>
/** Starts the site under test and waits until it serves. */
export function startSiteUnderTest(port: number): Promise<{ base: string; stop: () => Promise<void> }>
