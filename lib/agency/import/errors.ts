/** The whole file is refused. The message is printed for the operator. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

export class RowRefused extends Error {
  override name = 'RowRefused'
}
