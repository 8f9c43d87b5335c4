export const exportFileName = (now: Date): string => `my-data-${now.toISOString().slice(0, 10)}.json`
