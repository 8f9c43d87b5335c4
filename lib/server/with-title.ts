const EMPTY_TITLE = '<title></title>'

/**
 * A document whose title the agency did not give has an empty one (META-08, D-45). Next leaves the
 * element out, but HTML wants exactly one in every head, and what reads pages aloud then finds an
 * empty name instead of none. React puts the title of the next page before it.
 */
export function withTitle(body: Buffer): Buffer {
  const end = body.indexOf('</head>')
  if (end < 0 || body.subarray(0, end).includes('<title')) return body
  return Buffer.concat([body.subarray(0, end), Buffer.from(EMPTY_TITLE), body.subarray(end)])
}
