import { createHash } from 'node:crypto'
import path from 'node:path'
import { isRead, MEDIA_COLUMN } from './blm/columns'
import type { BlmHead } from './blm/head'
import type { BlmRow } from './blm/reader'
import { RowRefused } from './errors'
import { stripControlCharacters, quote, type Cells } from './map/cells'
import type { PictureFolder } from './picture-folder'

/** Part of every digest: a higher number makes unchanged rows be imported again by a changed mapping. */
const MAPPING_VERSION = 1

const MAX_REF_CHARACTERS = 80

/** Identifies a listing in feeds: the agency's branch, and the branch's own reference. */
export interface Identity {
  branch: string
  ref: string
}

export const keyOf = ({ branch, ref }: Identity): string => `${branch}\n${ref}`

/** The cells of a row by their columns; of a column that is declared twice, the first. */
export function cellsOf(columns: readonly string[], cells: readonly string[]): Cells {
  const byName = new Map<string, string>()
  columns.forEach((column, index) => {
    if (!byName.has(column)) byName.set(column, cells[index]!)
  })
  return (column) => byName.get(column) ?? ''
}

/**
 * Branch and reference of a row. A blank BRANCH_ID is taken from the header, from the reference
 * ('{branch}_{ref}') or from the file's name ('{branch}_{date}.BLM').
 * @throws RowRefused where either is missing
 */
export function identify(cells: Cells, head: BlmHead, file: string): Identity {
  const ref = stripControlCharacters(cells('AGENT_REF'))
  if (!ref) throw new RowRefused('AGENT_REF is blank')
  if (ref.length > MAX_REF_CHARACTERS)
    throw new RowRefused(`AGENT_REF ${quote(ref)} is longer than ${MAX_REF_CHARACTERS} characters`)
  const leading = (text: string) => /^(\d{1,10})_/.exec(text)?.[1]
  const branch =
    stripControlCharacters(cells('BRANCH_ID')) || head.branch || leading(ref) || leading(path.basename(file))
  if (!branch)
    throw new RowRefused('BRANCH_ID is blank, and neither the reference nor the file’s name begins with one')
  if (!/^[\w-]{1,40}$/.test(branch))
    throw new RowRefused(`BRANCH_ID ${quote(branch)} is not the id of a branch`)
  return { branch, ref }
}

/** The reference of a row that could not be split, if the first column has it; else ''. */
export const refOfUnreadableRow = (row: BlmRow, head: BlmHead): string =>
  head.columns[0] === 'AGENT_REF' && !row.cells ? stripControlCharacters(row.first) : ''

/**
 * Digest of a row, whatever the order of its columns, and of the sizes of its pictures beside the file. A row whose
 * digest is unchanged is not imported again.
 */
export async function digestOf(
  cells: Cells,
  columns: readonly string[],
  pictures: PictureFolder,
): Promise<string> {
  const hash = createHash('sha256').update(`${MAPPING_VERSION}`)
  for (const column of [...new Set(columns)].filter(isRead).sort()) {
    const value = cells(column)
    if (!value) continue
    hash.update(`\0${column}\0${value}`)
    if (MEDIA_COLUMN.test(column)) hash.update(`\0${(await pictures.size(value)) ?? 'absent'}`)
  }
  return hash.digest('hex')
}
