/** Logs a fault for the operator of the site. */
export const logFault = (error: unknown, call: string): void =>
  console.error(`api ${call}:`, error instanceof Error ? `${error.name}: ${error.message}` : 'unknown fault')
