/** The database and the output of a command. */
export interface CommandContext {
  databaseUrl: string
  /** Prints a line of the result to standard output. */
  say: (line: string) => void
  /** Prints a line about the progress to standard error. */
  progress: (line: string) => void
}

/** Prepares the database. Commands check their arguments first, because the preparation may take a minute. */
export type OpenContext = () => Promise<CommandContext>
