import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseCsvLine } from './csv'
import { createRowReader, type PostcodeRow, type Refusal } from './formats'

export type Refused = { file: string; line: number; reason: Refusal; text: string }

export type Handlers = {
  onRows: (rows: PostcodeRow[], file: string) => Promise<void>
  onRefused: (refused: Refused) => void
}

/** Rows that are written with one statement. */
const BATCH_ROWS = 2_000
const MAX_REPORTED_CHARACTERS = 80

/** The CSV files of a folder and its folders in order, or the one file named. */
export async function findCsvFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const names = await readdir(path, { recursive: true })
  return names
    .filter((name) => name.toLowerCase().endsWith('.csv'))
    .sort()
    .map((name) => join(path, name))
}

/**
 * Streams a Code-Point Open or ONSPD file in batches; of a postcode that a batch has twice the later row counts.
 * @returns false when the file is of neither kind, without having called anything
 */
export async function readPostcodeFile(path: string, { onRows, onRefused }: Handlers): Promise<boolean> {
  const file = basename(path)
  const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })
  let reader: ReturnType<typeof createRowReader> = null
  let batch = new Map<string, PostcodeRow>()
  let number = 0
  try {
    for await (const line of lines) {
      number += 1
      const text = number === 1 ? line.replace(/^\uFEFF/, '') : line
      if (text.trim() === '') continue
      const fields = parseCsvLine(text)
      if (reader === null) {
        reader = createRowReader(fields)
        if (reader === null) return false
        if (reader.hasHeader) continue
      }
      const row = reader.read(fields)
      if (typeof row === 'string')
        onRefused({ file, line: number, reason: row, text: text.slice(0, MAX_REPORTED_CHARACTERS) })
      else batch.set(row.unit, row)
      if (batch.size < BATCH_ROWS) continue
      await onRows([...batch.values()], file)
      batch = new Map()
    }
  } finally {
    lines.close()
  }
  if (batch.size > 0) await onRows([...batch.values()], file)
  return reader !== null
}
