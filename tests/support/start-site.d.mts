export function findFreePort(): Promise<number>
export function isServing(base: string): Promise<boolean>
export function startSiteUnderTest(
  port: number,
  env?: Record<string, string>,
): Promise<{ base: string; stop: () => Promise<void> }>
