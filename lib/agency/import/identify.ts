import { createHash } from 'node:crypto'
import path from 'node:path'
import { isRead, MEDIA_COLUMN } from './blm/columns'
import type { BlmHead } from './blm/head'
import type { BlmRow } from './blm/reader'
import { RowRefused } from './errors'
import { clean, quoted, type Cells } from './map/cells'
import type { PictureFolder } from './picture-folder'

/** Raised when the mapping learns something, so that rows imported before are read again. */
const MAPPING_VERSION = 1

const LONGEST_REF = 80

/** Whose listing a row is: the agency's branch and its own reference there. */
export interface Identity {
  branch: string
  ref: string
}

export const keyOf = ({ branch, ref }: Identity): string => `${branch}\n${ref}`

/** The cells of a row by their columns; of a column that stands twice, the first. */
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
 * @throws RowRefused where either is not to be had
 */
export function identify(cells: Cells, head: BlmHead, file: string): Identity {
  const ref = clean(cells('AGENT_REF'))
  if (!ref) throw new RowRefused('AGENT_REF is blank')
  if (ref.length > LONGEST_REF)
    throw new RowRefused(`AGENT_REF ${quoted(ref)} is longer than ${LONGEST_REF} characters`)
  const leading = (text: string) => /^(\d{1,10})_/.exec(text)?.[1]
  const branch = clean(cells('BRANCH_ID')) || head.branch || leading(ref) || leading(path.basename(file))
  if (!branch)
    throw new RowRefused('BRANCH_ID is blank, and neither the reference nor the file’s name begins with one')
  if (!/^[\w-]{1,40}$/.test(branch))
    throw new RowRefused(`BRANCH_ID ${quoted(branch)} is not the id of a branch`)
  return { branch, ref }
}

/** The reference of a row that could not be cut, where its first field is one; '' where that is not to be told. */
export const brokenRef = (row: BlmRow, head: BlmHead): string =>
  head.columns[0] === 'AGENT_REF' && !row.cells ? clean(row.first) : ''

/**
 * Digest of what a row says, in whatever order its columns stand, and of the pictures beside the file: while it
 * is the same, there is nothing to do.
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
