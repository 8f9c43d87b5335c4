/** Returns the name of the export file: 'my-data-2026-11-21.json'. */
export const exportFileName = (now: Date): string => `my-data-${now.toISOString().slice(0, 10)}.json`
