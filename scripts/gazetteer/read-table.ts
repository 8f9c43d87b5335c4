/** Reads lines of `county: entry; entry` as entries with their county. An indented line continues the previous one. */
export const readTable = (table: string): [county: string, entry: string][] =>
  table
    .trim()
    .split(/\n+(?! )/)
    .flatMap((line) => {
      const colon = line.indexOf(': ')
      const entries = line
        .slice(colon + 2)
        .replace(/\n +/g, ' ')
        .split('; ')
      return entries.map((entry): [string, string] => [line.slice(0, colon), entry])
    })
