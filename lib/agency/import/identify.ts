import { createHash } from 'node:crypto'
import path from 'node:path'
import { isImportedColumn, MEDIA_COLUMN } from './blm/columns'
import type { BlmHead } from './blm/head'
import type { BlmRow } from './blm/reader'
import { RowRefused } from './errors'
import { stripControlCharacters, quote, type ReadCell } from './map/cells'
import type { PictureFolder } from './picture-folder'

/** Part of every digest. Increase the version when the mapping changes, so that unchanged rows are imported again. */
const MAPPING_VERSION = 2

/** The format allows 20 characters, which some exports exceed. Longer references are refused. */
const MAX_REF_CHARACTERS = 80

/** Identifies a listing in every file: by the agency's branch and the listing's reference at that branch. */
export interface Identity {
  branch: string
  ref: string
}

export const identityKey = ({ branch, ref }: Identity): string => `${branch}\n${ref}`

/** Returns a function that reads a row by column names. If a column is declared twice, the first one is read. */
export function createCellReader(columns: readonly string[], cells: readonly string[]): ReadCell {
  const byName = new Map<string, string>()
  columns.forEach((column, index) => {
    if (!byName.has(column)) byName.set(column, cells[index]!)
  })
  return (column) => byName.get(column) ?? ''
}

/** A blank BRANCH_ID is taken from the header, else from the front of the reference or of the file name. */
export function identify(readCell: ReadCell, head: BlmHead, file: string): Identity {
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
  if (!/^[\w-]{1,40}$/.test(branch))
    throw new RowRefused(`BRANCH_ID ${quote(branch)} is not the id of a branch`)
  return { branch, ref }
}

/** The reference of a row that could not be split, '' unless its first column holds the reference. */
export const refOfUnreadableRow = (row: BlmRow, head: BlmHead): string =>
  head.columns[0] === 'AGENT_REF' && !row.cells ? stripControlCharacters(row.firstCell) : ''

/** Hashes what the import reads of a row, and the sizes of its pictures, so that an unchanged row can be skipped. */
export async function digestOf(
  readCell: ReadCell,
  columns: readonly string[],
  pictures: PictureFolder,
): Promise<string> {
  const hash = createHash('sha256').update(`${MAPPING_VERSION}`)
  for (const column of [...new Set(columns)].filter(isImportedColumn).sort()) {
    const value = readCell(column)
    if (!value) continue
    hash.update(`\0${column}\0${value}`)
    if (MEDIA_COLUMN.test(column)) hash.update(`\0${(await pictures.size(value)) ?? 'absent'}`)
  }
  return hash.digest('hex')
}
