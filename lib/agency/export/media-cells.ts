import { isStoredFileName } from '../../files/file-store'
import type { ExportedListing } from './find-listings'
import { toReference, type Cells } from './to-cells'

/** The format has columns for this many files of each kind. */
const MAX_IMAGES = 60
const MAX_FLOOR_PLANS = 10
const MAX_DOCUMENTS = 10
const MAX_EPC_GRAPHS = 2
/** The format reserves the image columns from this number on for certificates. */
const FIRST_EPC_NUMBER = 60
/** The longest caption that the format allows; a longer description is left out. */
export const MAX_CAPTION_CHARACTERS = 20

export interface ExportedFile {
  /** The file's name in the zip. */
  name: string
  /** The file's name in the file store. */
  file: string
}

/** The columns and file names of each kind of file, as the format defines them. */
const FORMAT_OF_KIND = {
  image: { column: 'IMAGE', code: 'IMG', extension: 'jpg', first: 0, max: MAX_IMAGES },
  floorplan: { column: 'FLOOR_PLAN', code: 'FLP', extension: 'jpg', first: 0, max: MAX_FLOOR_PLANS },
  epc: { column: 'IMAGE', code: 'IMG', extension: 'jpg', first: FIRST_EPC_NUMBER, max: MAX_EPC_GRAPHS },
  document: { column: 'DOCUMENT', code: 'DOC', extension: 'pdf', first: 0, max: MAX_DOCUMENTS },
} as const

/** Returns the files of a listing that are exported, and the cells that name them. */
export async function toMediaCells(
  listing: ExportedListing,
  branch: string,
  isStored: (file: string) => Promise<boolean>,
): Promise<{ cells: Cells; files: ExportedFile[] }> {
  const prefix = toReference(listing, branch).replace(/[^\w-]/g, '_')
  const cells: Record<string, string> = {}
  const files: ExportedFile[] = []
  for (const [kind, { column, code, extension, first, max }] of Object.entries(FORMAT_OF_KIND)) {
    let index = first
    for (const { file, alt } of listing.media.filter((media) => media.kind === kind)) {
      if (index === first + max) break
      if (!isStoredFileName(file) || !(await isStored(file))) continue
      const number = String(index).padStart(2, '0')
      const name = `${prefix}_${code}_${number}.${extension}`
      const caption = [...alt].length <= MAX_CAPTION_CHARACTERS ? alt : ''
      cells[`MEDIA_${column}_${number}`] = name
      // The format requires this caption for a certificate.
      cells[`MEDIA_${column}_TEXT_${number}`] = kind === 'epc' ? 'EPC' : caption
      files.push({ name, file })
      index += 1
    }
  }
  return { cells, files }
}

/** Sorts columns in the order of the format: the column of each file, then the column of its caption. */
export const sortMediaColumns = (columns: Iterable<string>): string[] => {
  const sortKey = (column: string) => column.replace(/^(MEDIA_[A-Z_]+?)(_TEXT)?_(\d\d)$/, '$1 $3$2')
  return [...columns].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
}
