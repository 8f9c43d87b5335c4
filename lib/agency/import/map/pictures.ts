import { MEDIA_COLUMN } from '../blm/columns'
import type { NamedPicture } from '../types'
import { truncateText, type ReadCell } from './cells'

/** From this number on, the format reserves the MEDIA_IMAGE columns for certificates. */
const FIRST_CERTIFICATE_NUMBER = 60
/** The format allows 20 characters, but some exports write more. A caption becomes the picture's alternative text. */
const MAX_CAPTION_CHARACTERS = 80

/**
 * Lists a row's pictures in the order of their column numbers. An image with the caption 'EPC' is the energy graph. An
 * image with the caption 'HIP' is left out, because home information packs were abolished in 2010.
 */
export function readPictures(readCell: ReadCell, columns: readonly string[]): NamedPicture[] {
  // A column that the definition names twice holds one picture.
  return [...new Set(columns)]
    .flatMap((column) => {
      const [, columnType, digits] = MEDIA_COLUMN.exec(column) ?? []
      const name = columnType ? readCell(column) : ''
      return columnType && name ? [{ columnType, number: Number(digits), name }] : []
    })
    .sort((a, b) => a.number - b.number)
    .flatMap(({ columnType, number, name }): NamedPicture[] => {
      const caption = truncateText(
        readCell(`MEDIA_${columnType}_TEXT_${String(number).padStart(2, '0')}`),
        MAX_CAPTION_CHARACTERS,
      )
      if (columnType === 'FLOOR_PLAN') return [{ kind: 'floorplan', name, caption }]
      if (/^hips?$/i.test(caption)) return []
      const isEpc = number >= FIRST_CERTIFICATE_NUMBER || /^epc\b/i.test(caption)
      return [{ kind: isEpc ? 'epc' : 'image', name, caption }]
    })
}
