import { MEDIA_COLUMN } from '../blm/columns'
import type { NamedPicture } from '../types'
import { truncateText, type ReadCell } from './cells'

/** The format reserves MEDIA_IMAGE columns from this number on for certificates. */
const FIRST_CERTIFICATE_NUMBER = 60
/** The format allows 20, which exports exceed; a caption becomes the alternative text. */
const MAX_CAPTION_CHARACTERS = 80

/**
 * The pictures that a row names, in the order of their numbers. An image captioned 'EPC' or in a reserved column is
 * the energy graph. One captioned 'HIP' is left out: Home Information Packs ended in 2010.
 */
export function readPictures(readCell: ReadCell, columns: readonly string[]): NamedPicture[] {
  return columns
    .flatMap((column) => {
      const found = MEDIA_COLUMN.exec(column)
      const name = found ? readCell(column) : ''
      return found && name ? [{ column: found[1]!, number: Number(found[2]), name }] : []
    })
    .sort((a, b) => a.number - b.number)
    .flatMap(({ column, number, name }): NamedPicture[] => {
      const caption = truncateText(
        readCell(`MEDIA_${column}_TEXT_${String(number).padStart(2, '0')}`),
        MAX_CAPTION_CHARACTERS,
      )
      if (column === 'FLOOR_PLAN') return [{ kind: 'floorplan', name, caption }]
      if (/^hips?$/i.test(caption)) return []
      const isEpc = number >= FIRST_CERTIFICATE_NUMBER || /^epc\b/i.test(caption)
      return [{ kind: isEpc ? 'epc' : 'image', name, caption }]
    })
}
