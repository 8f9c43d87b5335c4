export function runNode(
  args: string[],
  options?: { env?: Record<string, string>; quiet?: boolean; ownGroup?: boolean },
): Promise<number>
export function endRunningPrograms(): Promise<void>
