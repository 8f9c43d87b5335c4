/** The whole file is refused: nothing of it can be trusted. The message is one line for a person. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** One row is refused, with its reason; the others go on. */
export class RowRefused extends Error {
  override name = 'RowRefused'
}
