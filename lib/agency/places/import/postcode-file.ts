import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseCsvLine } from './csv'
import { createRowReader, type PostcodeRow, type RefusalReason } from './formats'

export type RefusedRow = { file: string; line: number; reason: RefusalReason; text: string }

export type PostcodeHandlers = {
  onRows: (rows: PostcodeRow[], file: string) => Promise<void>
  onRefused: (refused: RefusedRow) => void
}

const ROWS_PER_BATCH = 2_000
const MAX_REPORTED_CHARACTERS = 80

/** Finds the CSV files of a folder and its subfolders; a path that is a file is returned as it is. */
export async function findCsvFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const names = await readdir(path, { recursive: true })
  return names
    .filter((name) => name.toLowerCase().endsWith('.csv'))
    .sort()
    .map((name) => join(path, name))
}

/**
 * Reads a file of postcodes in batches, each postcode at most once in a batch.
 * @returns false for a file that is neither Code-Point Open nor ONSPD, before any handler is called
 */
export async function readPostcodeFile(
  path: string,
  { onRows, onRefused }: PostcodeHandlers,
): Promise<boolean> {
  const file = basename(path)
  const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })
  let reader: ReturnType<typeof createRowReader> = null
  let batch = new Map<string, PostcodeRow>()
  let lineNumber = 0
  try {
    for await (const line of lines) {
      lineNumber += 1
      const text = lineNumber === 1 ? line.replace(/^\uFEFF/, '') : line // without the byte order mark
      if (text.trim() === '') continue
      const fields = parseCsvLine(text)
      if (reader === null) {
        reader = createRowReader(fields)
        if (reader === null) return false
        if (reader.hasHeader) continue
      }
      const row = reader.read(fields)
      if (typeof row === 'string')
        onRefused({ file, line: lineNumber, reason: row, text: text.slice(0, MAX_REPORTED_CHARACTERS) })
      else batch.set(row.unit, row)
      if (batch.size < ROWS_PER_BATCH) continue
      await onRows([...batch.values()], file)
      batch = new Map()
    }
  } finally {
    lines.close()
  }
  if (batch.size > 0) await onRows([...batch.values()], file)
  return reader !== null
}
