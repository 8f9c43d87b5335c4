import { UnreadableFile } from '../errors'
import { readHead, type BlmHead } from './head'

export interface BlmRow {
  number: number
  /** The cells in the order of the head's columns; null if the row could not be split. */
  cells: string[] | null
  problem?: string
  /** In many files the first column is the reference, which identifies a row that could not be split. */
  firstCell: string
}

/** More characters than the head or a row of any BLM file has. Limits the text in memory while its end is searched. */
const MAX_HEAD_CHARACTERS = 1_000_000
const MAX_ROW_CHARACTERS = 1_000_000
const MAX_REPORTED_CHARACTERS = 80

/** The code of the space. Characters with lower codes are control characters. */
const SPACE_CODE = 32
const BYTE_ORDER_MARK = '\ufeff'

const DATA_MARKER = /#[ \t]{0,4}DATA[ \t]{0,4}#/gi
/** The longest marker is '#', four blanks, 'DATA', four blanks and '#'. It may be divided between two chunks. */
const MAX_MARKER_LENGTH = 14
const END_MARKER = /^#[ \t]{0,4}END[ \t]{0,4}#/i

/** Splits a file that arrives in chunks into rows. Only the declared delimiter ends a row, so cells may have line breaks. */
export class BlmReader {
  head: BlmHead | null = null
  hasEndMarker = false
  #text = ''
  /** Text before this index has been searched for the end of the head or of a row. */
  #searchedUntil = 0
  #rowCount = 0

  /** Adds a chunk. @returns the rows that the chunk completes @throws UnreadableFile if the structure cannot be read */
  push(chunk: string): BlmRow[] {
    if (this.hasEndMarker) return []
    this.#text += chunk
    if (!this.head && !this.#takeHead()) return []
    return this.#takeRows()
  }

  /** Ends the reading. @returns the last row, if no delimiter follows it */
  finish(): BlmRow[] {
    if (!this.head)
      throw new UnreadableFile(
        /#[ \t]{0,4}HEADER/i.test(this.#text)
          ? 'the file has no #DATA# section'
          : 'this is not a BLM file: it has no #HEADER#',
      )
    if (this.hasEndMarker) return []
    const lastText = this.#text.slice(this.#skipBlank(0))
    // Some files end the last row by #END# alone, without the delimiter.
    const endMarker = /[\r\n][ \t]*#[ \t]{0,4}END[ \t]{0,4}#\s*$/i.exec(lastText)
    this.#text = ''
    if (endMarker) {
      this.hasEndMarker = true
      return [this.#splitRow(lastText.slice(0, endMarker.index))]
    }
    if (!lastText.trim()) return []
    const row = this.#splitRow(lastText)
    return [{ ...row, cells: null, problem: 'the file ends in the middle of this row' }]
  }

  /** Reads the head once it is complete. @returns false as long as its end is missing */
  #takeHead(): boolean {
    DATA_MARKER.lastIndex = Math.max(0, this.#searchedUntil - MAX_MARKER_LENGTH)
    const marker = DATA_MARKER.exec(this.#text)
    if (!marker) {
      this.#searchedUntil = this.#text.length
      if (this.#text.length > MAX_HEAD_CHARACTERS) throw new UnreadableFile('the file has no #DATA# section')
      return false
    }
    this.head = readHead(this.#text.slice(0, marker.index))
    this.#text = this.#text.slice(marker.index + marker[0].length)
    this.#searchedUntil = 0
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
      const end = this.#text.indexOf(eor, Math.max(start, this.#searchedUntil))
      if (end < 0) break
      if (end > start) rows.push(this.#splitRow(this.#text.slice(start, end)))
      start = end + eor.length
    }
    this.#text = this.#text.slice(start)
    // A delimiter of several characters may be cut by the end of the text, so the next search begins before that end.
    this.#searchedUntil = Math.max(0, this.#text.length - eor.length + 1)
    if (this.#text.length > MAX_ROW_CHARACTERS) {
      throw new UnreadableFile(
        `row ${this.#rowCount + 1} does not end: no '${eor}' within ${MAX_ROW_CHARACTERS.toLocaleString('en-GB')} characters`,
      )
    }
    return rows
  }

  /** Skips the white space and control characters before a row, but no delimiter. @returns the index after them */
  #skipBlank(start: number): number {
    const { eof, eor } = this.head!
    const isBlank = (at: number) =>
      this.#text.charCodeAt(at) <= SPACE_CODE || this.#text[at] === BYTE_ORDER_MARK
    let index = start
    while (index < this.#text.length && isBlank(index)) {
      if (this.#text.startsWith(eof, index) || this.#text.startsWith(eor, index)) break
      index += 1
    }
    return index
  }

  #splitRow(text: string): BlmRow {
    const { eof, columns } = this.head!
    this.#rowCount += 1
    const number = this.#rowCount
    const cells = text.split(eof).map((cell) => cell.trim())
    // Rows have a delimiter after their last field too, which leaves an empty cell.
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

/** Yields the rows of a file as its text arrives. The reader's `head` is set before the first row. */
export async function* readBlm(reader: BlmReader, chunks: AsyncIterable<string>): AsyncGenerator<BlmRow[]> {
  for await (const chunk of chunks) {
    const rows = reader.push(chunk)
    if (rows.length) yield rows
    if (reader.hasEndMarker) return
  }
  const lastRows = reader.finish()
  if (lastRows.length) yield lastRows
}
