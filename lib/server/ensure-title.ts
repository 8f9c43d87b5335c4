const EMPTY_TITLE = '<title></title>'

/**
 * Adds an empty title to a document whose title site meta does not set (META-08, D-45). Next leaves the element out,
 * but HTML requires exactly one in every head. On navigation React inserts the next page's title before this one.
 */
export function ensureTitle(body: Buffer): Buffer {
  const end = body.indexOf('</head>')
  if (end < 0 || body.subarray(0, end).includes('<title')) return body
  return Buffer.concat([body.subarray(0, end), Buffer.from(EMPTY_TITLE), body.subarray(end)])
}
