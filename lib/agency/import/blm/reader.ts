import { UnreadableFile } from '../errors'
import { readHead, type BlmHead } from './head'

/** One record of the data section. `number` counts from 1, in the file's order. */
export interface BlmRow {
  number: number
  /** Trimmed texts in the order of the head's columns; null where the row could not be split. */
  cells: string[] | null
  /** Why the row could not be split. */
  problem?: string
  /** The first cell, to name a row that could not be split. */
  first: string
}

/** Limits of the text that is kept in memory while an end is searched. */
const MAX_HEAD_CHARACTERS = 1_000_000
const MAX_ROW_CHARACTERS = 1_000_000

const DATA_MARKER = /#[ \t]{0,4}DATA[ \t]{0,4}#/gi
/** The longest '#DATA#' with blanks; so much of the text is searched again when more arrives. */
const MAX_MARKER_LENGTH = 16
const END_MARKER = /^#[ \t]{0,4}END[ \t]{0,4}#/i

/**
 * Splits the text of a BLM file into rows as it arrives in chunks of any size, and keeps at most one row of it.
 * Rows may contain line breaks: only the declared delimiter ends one.
 */
export class BlmReader {
  head: BlmHead | null = null
  /** True once '#END#' was read: the file is whole. */
  ended = false
  #text = ''
  /** The text before this index has no end of a row or of the head. */
  #searched = 0
  #count = 0

  /**
   * Takes the next chunk of text.
   * @returns the rows that it completes
   * @throws UnreadableFile where the structure cannot be read
   */
  push(piece: string): BlmRow[] {
    if (this.ended) return []
    this.#text += piece
    if (!this.head && !this.#takeHead()) return []
    return this.#takeRows()
  }

  /** Ends the file. @returns a last row that lacks its end */
  finish(): BlmRow[] {
    if (!this.head)
      throw new UnreadableFile(
        /#[ \t]{0,4}HEADER/i.test(this.#text)
          ? 'the file has no #DATA# section'
          : 'this is not a BLM file: it has no #HEADER#',
      )
    if (this.ended) return []
    const rest = this.#text.slice(this.#skipBlank(0))
    const cut = /[\r\n][ \t]*#[ \t]{0,4}END[ \t]{0,4}#\s*$/i.exec(rest)
    this.#text = ''
    if (cut) {
      this.ended = true
      return [this.#row(rest.slice(0, cut.index))]
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
        this.ended = true
        this.#text = ''
        return rows
      }
      const end = this.#text.indexOf(eor, Math.max(start, this.#searched))
      if (end < 0) break
      if (end > start) rows.push(this.#row(this.#text.slice(start, end)))
      start = end + eor.length
    }
    this.#text = this.#text.slice(start)
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
    let at = from
    while (at < this.#text.length && (this.#text.charCodeAt(at) <= 32 || this.#text[at] === '\ufeff')) {
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
    const first = cells[0]!.slice(0, 80)
    if (cells.length === columns.length) return { number, cells, first }
    return {
      number,
      cells: null,
      first,
      problem: `it has ${cells.length} fields, the definition ${columns.length}`,
    }
  }
}

/** Reads rows from chunks of text, in batches. @throws UnreadableFile */
export async function* readBlm(reader: BlmReader, pieces: AsyncIterable<string>): AsyncGenerator<BlmRow[]> {
  for await (const piece of pieces) {
    const rows = reader.push(piece)
    if (rows.length) yield rows
    if (reader.ended) return
  }
  const rest = reader.finish()
  if (rest.length) yield rest
}
