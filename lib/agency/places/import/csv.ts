/** Splits a line into trimmed fields. The official files have no line breaks in fields, so a line is a whole record. */
export function parseCsvLine(line: string): string[] {
  const fields: string[] = []
  let at = 0
  // The index may equal the length, because a line that ends in a comma has an empty last field.
  while (at <= line.length) {
    if (line[at] === '"') {
      const { text, nextField } = readQuotedField(line, at + 1)
      fields.push(text.trim())
      at = nextField
    } else {
      const comma = line.indexOf(',', at)
      const end = comma === -1 ? line.length : comma
      fields.push(line.slice(at, end).trim())
      at = end + 1
    }
  }
  return fields
}

/** @param from index of the character after the opening quote. @returns `nextField` is the index of the next field */
function readQuotedField(line: string, from: number): { text: string; nextField: number } {
  let text = ''
  let at = from
  for (;;) {
    const quote = line.indexOf('"', at)
    if (quote === -1) return { text: text + line.slice(at), nextField: line.length + 1 }
    text += line.slice(at, quote)
    if (line[quote + 1] !== '"') {
      const comma = line.indexOf(',', quote)
      return { text, nextField: comma === -1 ? line.length + 1 : comma + 1 }
    }
    text += '"'
    at = quote + 2
  }
}
