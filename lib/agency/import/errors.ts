/** Thrown to refuse a whole file. The message is printed for the operator. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** Thrown to refuse one row; the other rows are imported. The report shows the message after the row's number. */
export class RowRefused extends Error {
  override name = 'RowRefused'
}
