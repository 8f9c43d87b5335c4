/** Creates the context that `npm run agency` gives a command. `lines` collects what the command prints. */
export function createCommandContext(databaseUrl: string) {
  const lines: string[] = []
  const openContext = async () => ({
    databaseUrl,
    say: (line: string) => void lines.push(line),
    progress: () => undefined,
  })
  return { lines, openContext }
}
