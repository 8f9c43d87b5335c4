import { isStoredFileName } from '../../files/file-store'
import type { ExportedListing } from './find-listings'
import { toReference, type Cells } from './to-cells'

/** How many of each kind the format has columns for. */
const MAX_IMAGES = 60
const MAX_OTHERS = 10
const FIRST_EPC_NUMBER = 60
/** The longest caption that the format allows; a longer description is left out. */
export const MAX_CAPTION_CHARACTERS = 20

export interface ExportedFile {
  /** In the zip. */
  name: string
  /** In the store. */
  file: string
}

const kinds = {
  image: { column: 'IMAGE', code: 'IMG', extension: 'jpg', first: 0, max: MAX_IMAGES },
  floorplan: { column: 'FLOOR_PLAN', code: 'FLP', extension: 'jpg', first: 0, max: MAX_OTHERS },
  epc: { column: 'IMAGE', code: 'IMG', extension: 'jpg', first: FIRST_EPC_NUMBER, max: 2 },
  document: { column: 'DOCUMENT', code: 'DOC', extension: 'pdf', first: 0, max: MAX_OTHERS },
} as const

/** The cells of a listing's files, and the files. @param has whether the store has a file */
export async function toMediaCells(
  listing: ExportedListing,
  branch: string,
  has: (file: string) => Promise<boolean>,
): Promise<{ cells: Cells; files: ExportedFile[] }> {
  const prefix = toReference(listing, branch).replace(/[^\w-]/g, '_')
  const cells: Record<string, string> = {}
  const files: ExportedFile[] = []
  for (const [kind, { column, code, extension, first, max }] of Object.entries(kinds)) {
    const ofKind = listing.media.filter((media) => media.kind === kind).slice(0, max)
    let index = first
    for (const { file, alt } of ofKind) {
      if (!isStoredFileName(file) || !(await has(file))) continue
      const number = String(index).padStart(2, '0')
      const name = `${prefix}_${code}_${number}.${extension}`
      const caption = [...alt].length <= MAX_CAPTION_CHARACTERS ? alt : ''
      cells[`MEDIA_${column}_${number}`] = name
      // A certificate must be called one.
      cells[`MEDIA_${column}_TEXT_${number}`] = kind === 'epc' ? 'EPC' : caption
      files.push({ name, file })
      index += 1
    }
  }
  return { cells, files }
}

/** In the order of the format: each file's column, then its caption's. */
export const sortMediaColumns = (columns: Iterable<string>): string[] => {
  const sortKey = (column: string) => column.replace(/^(MEDIA_[A-Z_]+?)(_TEXT)?_(\d\d)$/, '$1 $3$2')
  return [...columns].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
}
