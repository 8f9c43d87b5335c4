/** The whole file is refused. The message is one line for a person. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** One row is refused; the message says why. */
export class RowRefused extends Error {
  override name = 'RowRefused'
}
