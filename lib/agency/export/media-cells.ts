import { isStoredFileName } from '../../files/file-store'
import type { ExportedListing } from './find-listings'
import { toReference, type Cells } from './to-cells'

/** The numbers of files for which the format has columns. */
const MAX_IMAGES = 60
const MAX_FLOOR_PLANS = 10
const MAX_DOCUMENTS = 10
const MAX_EPC_GRAPHS = 2
/** From this number on, the format reserves the image columns for certificates. */
const FIRST_EPC_NUMBER = 60
/** The longest caption that the format allows. A picture with a longer description is exported without a caption. */
export const MAX_CAPTION_CHARACTERS = 20

/** Counts an emoji as one character, although a string holds it as two code units. */
export const fitsCaption = (text: string): boolean => [...text].length <= MAX_CAPTION_CHARACTERS

export interface ExportedFile {
  /** The file's name in the zip. */
  name: string
  /** The file's name in the file store. */
  file: string
}

/** The columns and file names of each kind of file, as the format defines them. */
const FORMAT_OF_KIND = {
  image: { column: 'IMAGE', code: 'IMG', extension: 'jpg', firstNumber: 0, max: MAX_IMAGES },
  floorplan: { column: 'FLOOR_PLAN', code: 'FLP', extension: 'jpg', firstNumber: 0, max: MAX_FLOOR_PLANS },
  epc: { column: 'IMAGE', code: 'IMG', extension: 'jpg', firstNumber: FIRST_EPC_NUMBER, max: MAX_EPC_GRAPHS },
  document: { column: 'DOCUMENT', code: 'DOC', extension: 'pdf', firstNumber: 0, max: MAX_DOCUMENTS },
} as const

export async function toMediaCells(
  listing: ExportedListing,
  branch: string,
  isStored: (file: string) => Promise<boolean>,
): Promise<{ cells: Cells; files: ExportedFile[] }> {
  const prefix = toReference(listing, branch).replace(/[^\w-]/g, '_')
  const cells: Record<string, string> = {}
  const files: ExportedFile[] = []
  for (const [kind, { column, code, extension, firstNumber, max }] of Object.entries(FORMAT_OF_KIND)) {
    let number = firstNumber
    for (const { file, alt } of listing.media.filter((media) => media.kind === kind)) {
      if (number === firstNumber + max) break
      if (!isStoredFileName(file) || !(await isStored(file))) continue
      const digits = String(number).padStart(2, '0')
      const name = `${prefix}_${code}_${digits}.${extension}`
      const caption = fitsCaption(alt) ? alt : ''
      cells[`MEDIA_${column}_${digits}`] = name
      // The format requires the caption 'EPC' for a certificate.
      cells[`MEDIA_${column}_TEXT_${digits}`] = kind === 'epc' ? 'EPC' : caption
      files.push({ name, file })
      number += 1
    }
  }
  return { cells, files }
}

/** Sorts columns in the order of the format: the column of each file, then the column of its caption. */
export const sortMediaColumns = (columns: Iterable<string>): string[] => {
  // 'MEDIA_IMAGE_TEXT_00' becomes 'MEDIA_IMAGE 00_TEXT', which follows 'MEDIA_IMAGE 00'.
  const toSortKey = (column: string) => column.replace(/^(MEDIA_[A-Z_]+?)(_TEXT)?_(\d\d)$/, '$1 $3$2')
  return [...columns].sort((a, b) => (toSortKey(a) < toSortKey(b) ? -1 : 1))
}
