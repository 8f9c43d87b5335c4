/** The whole file is refused. The message is printed for the operator. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** A row is refused and the others are imported. The message follows the row's number in the report. */
export class RowRefused extends Error {
  override name = 'RowRefused'
}
