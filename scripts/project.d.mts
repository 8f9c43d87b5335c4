/** Runs a Node.js program and waits for its end. @returns its exit code */
export function runNode(
  args: string[],
  options?: { env?: Record<string, string>; quiet?: boolean; ownGroup?: boolean },
): Promise<number>
/** Ends the programs that `runNode` is running, and waits for their end. */
export function endRunningPrograms(): Promise<void>
