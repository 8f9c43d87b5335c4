import { MEDIA_COLUMN } from '../blm/columns'
import type { NamedPicture } from '../types'
import { truncateText, type Cells } from './cells'

/** The format reserves MEDIA_IMAGE columns from this number on for certificates. */
const FIRST_CERTIFICATE_NUMBER = 60

/**
 * An image captioned 'EPC' or in a reserved column is the energy graph. Home Information Packs are obsolete.
 */
export function readPictures(cells: Cells, columns: readonly string[]): NamedPicture[] {
  return columns
    .flatMap((column) => {
      const found = MEDIA_COLUMN.exec(column)
      const name = found ? cells(column) : ''
      return found && name ? [{ column: found[1]!, number: Number(found[2]), name }] : []
    })
    .sort((a, b) => a.number - b.number)
    .flatMap(({ column, number, name }): NamedPicture[] => {
      const caption = truncateText(cells(`MEDIA_${column}_TEXT_${String(number).padStart(2, '0')}`), 80)
      if (column === 'FLOOR_PLAN') return [{ kind: 'floorplan', name, caption }]
      if (/^hips?$/i.test(caption)) return []
      const isEpc = number >= FIRST_CERTIFICATE_NUMBER || /^epc\b/i.test(caption)
      return [{ kind: isEpc ? 'epc' : 'image', name, caption }]
    })
}
