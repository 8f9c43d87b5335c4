import { createHash } from 'node:crypto'
import path from 'node:path'
import { isImportedColumn, MEDIA_COLUMN } from './blm/columns'
import { BRANCH_ID, type BlmHead } from './blm/head'
import type { BlmRow } from './blm/reader'
import { RowRefused } from './errors'
import { stripControlCharacters, quote, type ReadCell } from './map/cells'
import type { PictureFolder } from './picture-folder'

/** Part of every digest. Raise the version when the mapping changes, so that the next import reads all rows again. */
const MAPPING_VERSION = 3

/** The format allows 20 characters, but some exports write more. A reference of more than 80 is refused. */
const MAX_REF_CHARACTERS = 80

/** Identifies a listing in every file: by the agency's branch and the listing's reference at that branch. */
export interface Identity {
  branch: string
  ref: string
}

export const toIdentityKey = ({ branch, ref }: Identity): string => `${branch}\n${ref}`

/** Returns a function that reads a row by column names. If a column is declared twice, the first one is read. */
export function createCellReader(columns: readonly string[], cells: readonly string[]): ReadCell {
  const byName = new Map<string, string>()
  columns.forEach((column, index) => {
    if (!byName.has(column)) byName.set(column, cells[index]!)
  })
  return (column) => byName.get(column) ?? ''
}

/** If BRANCH_ID is blank, takes the header's branch, or the number before the reference or file name: '87654_12'. */
export function readIdentity(readCell: ReadCell, head: BlmHead, file: string): Identity {
  const ref = stripControlCharacters(readCell('AGENT_REF'))
  if (!ref) throw new RowRefused('AGENT_REF is blank')
  if (ref.length > MAX_REF_CHARACTERS)
    throw new RowRefused(`AGENT_REF ${quote(ref)} is longer than ${MAX_REF_CHARACTERS} characters`)
  const leadingNumber = (text: string) => /^(\d{1,10})_/.exec(text)?.[1]
  const branch =
    stripControlCharacters(readCell('BRANCH_ID')) ||
    head.branchOfAllRows ||
    leadingNumber(ref) ||
    leadingNumber(path.basename(file))
  if (!branch)
    throw new RowRefused('BRANCH_ID is blank, and neither the reference nor the file’s name begins with one')
  if (!BRANCH_ID.test(branch)) throw new RowRefused(`BRANCH_ID ${quote(branch)} is not the id of a branch`)
  return { branch, ref }
}

/** Returns the reference of a row that could not be split; '' if the reference is not in the first column. */
export const getRefOfUnreadableRow = (row: BlmRow, head: BlmHead): string =>
  head.columns[0] === 'AGENT_REF' && !row.cells ? stripControlCharacters(row.firstCell) : ''

/** Hashes the imported cells of a row and the sizes of its pictures, so that an unchanged row can be skipped. */
export async function computeRowDigest(
  readCell: ReadCell,
  columns: readonly string[],
  pictures: PictureFolder,
): Promise<string> {
  const hash = createHash('sha256').update(`${MAPPING_VERSION}`)
  // Sorted, so that a row stays the same if the columns of its file change their order.
  for (const column of [...new Set(columns)].filter(isImportedColumn).sort()) {
    const value = readCell(column)
    if (!value) continue
    hash.update(`\0${column}\0${value}`)
    if (MEDIA_COLUMN.test(column)) hash.update(`\0${(await pictures.size(value)) ?? 'absent'}`)
  }
  return hash.digest('hex')
}
