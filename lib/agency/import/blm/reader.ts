import { UnreadableFile } from '../errors'
import { readHead, type BlmHead } from './head'

export interface BlmRow {
  number: number
  /** In the order of the head's columns; null where the row could not be split. */
  cells: string[] | null
  problem?: string
  /** Often the reference: it identifies a row that could not be split. */
  firstCell: string
}

/** Limits on the text in memory while the end of the head or of a row is searched: more is no BLM file. */
const MAX_HEAD_CHARACTERS = 1_000_000
const MAX_ROW_CHARACTERS = 1_000_000
const MAX_REPORTED_CHARACTERS = 80

/** Of all characters below the space none is printed. */
const SPACE_CODE = 32
const BYTE_ORDER_MARK = '\ufeff'

const DATA_MARKER = /#[ \t]{0,4}DATA[ \t]{0,4}#/gi
/** The longest marker is '#', four blanks, 'DATA', four blanks and '#'; it may be divided between two chunks. */
const MAX_MARKER_LENGTH = 16
const END_MARKER = /^#[ \t]{0,4}END[ \t]{0,4}#/i

/** Splits a file that arrives in chunks. Rows may contain line breaks: only the declared delimiter ends one. */
export class BlmReader {
  head: BlmHead | null = null
  hasEndMarker = false
  #text = ''
  /** Text before this index has been searched for the end of the head or of a row. */
  #searched = 0
  #count = 0

  /** @returns the rows that the chunk completes @throws UnreadableFile where the structure cannot be read */
  push(chunk: string): BlmRow[] {
    if (this.hasEndMarker) return []
    this.#text += chunk
    if (!this.head && !this.#takeHead()) return []
    return this.#takeRows()
  }

  /** @returns a last row that lacks its delimiter */
  finish(): BlmRow[] {
    if (!this.head)
      throw new UnreadableFile(
        /#[ \t]{0,4}HEADER/i.test(this.#text)
          ? 'the file has no #DATA# section'
          : 'this is not a BLM file: it has no #HEADER#',
      )
    if (this.hasEndMarker) return []
    const rest = this.#text.slice(this.#skipBlank(0))
    const endMarker = /[\r\n][ \t]*#[ \t]{0,4}END[ \t]{0,4}#\s*$/i.exec(rest)
    this.#text = ''
    if (endMarker) {
      this.hasEndMarker = true
      return [this.#row(rest.slice(0, endMarker.index))]
    }
    if (!rest.trim()) return []
    const row = this.#row(rest)
    return [{ ...row, cells: null, problem: 'the file ends in the middle of this row' }]
  }

  #takeHead(): boolean {
    DATA_MARKER.lastIndex = Math.max(0, this.#searched - MAX_MARKER_LENGTH)
    const found = DATA_MARKER.exec(this.#text)
    if (!found) {
      this.#searched = this.#text.length
      if (this.#text.length > MAX_HEAD_CHARACTERS) throw new UnreadableFile('the file has no #DATA# section')
      return false
    }
    this.head = readHead(this.#text.slice(0, found.index))
    this.#text = this.#text.slice(found.index + found[0].length)
    this.#searched = 0
    return true
  }

  #takeRows(): BlmRow[] {
    const rows: BlmRow[] = []
    const { eor } = this.head!
    let start = 0
    for (;;) {
      start = this.#skipBlank(start)
      if (END_MARKER.test(this.#text.slice(start, start + MAX_MARKER_LENGTH))) {
        this.hasEndMarker = true
        this.#text = ''
        return rows
      }
      const end = this.#text.indexOf(eor, Math.max(start, this.#searched))
      if (end < 0) break
      if (end > start) rows.push(this.#row(this.#text.slice(start, end)))
      start = end + eor.length
    }
    this.#text = this.#text.slice(start)
    // The chunk may end within a delimiter of several characters.
    this.#searched = Math.max(0, this.#text.length - eor.length + 1)
    if (this.#text.length > MAX_ROW_CHARACTERS) {
      throw new UnreadableFile(
        `row ${this.#count + 1} does not end: no '${eor}' within ${MAX_ROW_CHARACTERS.toLocaleString('en-GB')} characters`,
      )
    }
    return rows
  }

  /** Skips white space and control characters before a row, but no delimiter. */
  #skipBlank(from: number): number {
    const { eof, eor } = this.head!
    const isBlank = (index: number) =>
      this.#text.charCodeAt(index) <= SPACE_CODE || this.#text[index] === BYTE_ORDER_MARK
    let at = from
    while (at < this.#text.length && isBlank(at)) {
      if (this.#text.startsWith(eof, at) || this.#text.startsWith(eor, at)) break
      at += 1
    }
    return at
  }

  #row(text: string): BlmRow {
    const { eof, columns } = this.head!
    const number = (this.#count += 1)
    const cells = text.split(eof).map((cell) => cell.trim())
    // The delimiter after the last field does not begin another field.
    if (cells.length === columns.length + 1 && cells.at(-1) === '') cells.pop()
    const firstCell = cells[0]!.slice(0, MAX_REPORTED_CHARACTERS)
    if (cells.length === columns.length) return { number, cells, firstCell }
    return {
      number,
      cells: null,
      firstCell,
      problem: `it has ${cells.length} fields, the definition ${columns.length}`,
    }
  }
}

/** Reads the rows of a file's text, as they arrive; the reader's `head` is set before the first. */
export async function* readBlm(reader: BlmReader, chunks: AsyncIterable<string>): AsyncGenerator<BlmRow[]> {
  for await (const chunk of chunks) {
    const rows = reader.push(chunk)
    if (rows.length) yield rows
    if (reader.hasEndMarker) return
  }
  const rest = reader.finish()
  if (rest.length) yield rest
}
