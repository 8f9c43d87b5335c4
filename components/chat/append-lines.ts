/** Without a limit, a page that stays open all day would become slow (CHAT-14). */
const MAX_LOG_LINES = 3_000

export const appendLines = (log: readonly string[], lines: readonly string[]): string[] =>
  [...log, ...lines].slice(-MAX_LOG_LINES)
