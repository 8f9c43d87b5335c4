import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

type Value = string | number | boolean | null | readonly string[]

/** The characters that COPY escapes. Few texts have one, so a search for any of them saves most replacements. */
const ESCAPED_CHARACTER = /[\\\t\n\r]/

const escapeText = (text: string): string =>
  ESCAPED_CHARACTER.test(text)
    ? text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
    : text

const toArrayLiteral = (items: readonly string[]): string =>
  `{${items.map((item) => `"${item.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`

/** Writes a value in the text format of PostgreSQL's COPY. */
function toCopyText(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escapeText(value)
  return typeof value === 'object' ? escapeText(toArrayLiteral(value)) : String(value)
}

/** The rows in a piece of the stream, which then has some hundred kilobytes. */
const ROWS_PER_PIECE = 500

function* toPieces<Row extends object>(columns: readonly (keyof Row)[], rows: readonly Row[]) {
  for (let start = 0; start < rows.length; start += ROWS_PER_PIECE) {
    const lines = rows
      .slice(start, start + ROWS_PER_PIECE)
      .map((row) => columns.map((column) => toCopyText(row[column] as Value)).join('\t'))
    yield `${lines.join('\n')}\n`
  }
}

/** Inserts rows by COPY, PostgreSQL's fastest way. Columns that are not named get their defaults. */
export async function copyRows<Row extends object>(
  client: pg.Client,
  table: string,
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): Promise<void> {
  const names = columns.map((column) => `"${column}"`).join(', ')
  await pipeline(
    Readable.from(toPieces(columns, rows)),
    client.query(copyFrom(`COPY "${table}" (${names}) FROM STDIN`)),
  )
}
