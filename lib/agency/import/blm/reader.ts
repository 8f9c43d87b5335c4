import { UnreadableFile } from '../errors'
import { readHead, type BlmHead } from './head'

/** One record of the data section. `number` counts from 1, in the file's order. */
export interface BlmRow {
  number: number
  /** Trimmed texts in the order of the head's columns; null where the row could not be cut. */
  cells: string[] | null
  /** Why it could not. */
  problem?: string
  /** The first cell, to name a row that could not be cut. */
  first: string
}

/** Bounds of what is held while an end is looked for, in characters. */
const LONGEST_HEAD = 1_000_000
const LONGEST_ROW = 1_000_000

const DATA = /#[ \t]{0,4}DATA[ \t]{0,4}#/gi
/** Longest '#DATA#' with its tolerated blanks: looked at again when text is added. */
const DATA_SPAN = 16
const END = /^#[ \t]{0,4}END[ \t]{0,4}#/i

/**
 * Cuts a BLM file into rows while its text comes in, in pieces of any size; what it holds is bounded
 * by the longest row. Rows may contain line breaks: only the declared sign ends one.
 */
export class BlmReader {
  head: BlmHead | null = null
  /** True once '#END#' was read, the file's own word that it is whole. */
  ended = false
  #text = ''
  /** Up to here the text holds no end of a row (or head). */
  #searched = 0
  #count = 0

  /**
   * Takes the next piece of text.
   * @returns the rows that are complete with it
   * @throws UnreadableFile where the structure cannot be read
   */
  push(piece: string): BlmRow[] {
    if (this.ended) return []
    this.#text += piece
    if (!this.head && !this.#takeHead()) return []
    return this.#takeRows()
  }

  /** The file has ended. @returns what is left, a row that lacks its end */
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
    DATA.lastIndex = Math.max(0, this.#searched - DATA_SPAN)
    const found = DATA.exec(this.#text)
    if (!found) {
      this.#searched = this.#text.length
      if (this.#text.length > LONGEST_HEAD) throw new UnreadableFile('the file has no #DATA# section')
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
      if (END.test(this.#text.slice(start, start + DATA_SPAN))) {
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
    if (this.#text.length > LONGEST_ROW) {
      throw new UnreadableFile(
        `row ${this.#count + 1} does not end: no '${eor}' within ${LONGEST_ROW.toLocaleString('en-GB')} characters`,
      )
    }
    return rows
  }

  /** Past white space and stray control signs before a row, but never past a sign of the file's. */
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
    // The sign behind the last field is usual, and no field of its own.
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

/** Rows of a text that comes in pieces, batch by batch. @throws UnreadableFile */
export async function* readBlm(reader: BlmReader, pieces: AsyncIterable<string>): AsyncGenerator<BlmRow[]> {
  for await (const piece of pieces) {
    const rows = reader.push(piece)
    if (rows.length) yield rows
    if (reader.ended) return
  }
  const rest = reader.finish()
  if (rest.length) yield rest
}
