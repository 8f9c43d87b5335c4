/** Name of the file with somebody's data: 'my-data-2026-11-21.json'. */
export const exportName = (now: Date): string => `my-data-${now.toISOString().slice(0, 10)}.json`
