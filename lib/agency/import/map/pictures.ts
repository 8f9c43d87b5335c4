import { MEDIA_COLUMN } from '../blm/columns'
import type { NamedPicture } from '../types'
import { words, type Cells } from './cells'

/** Numbers of MEDIA_IMAGE that are kept for certificates (domain C1). */
const CERTIFICATES = 60

/**
 * The pictures that a row names, in the order of their columns' numbers. An image captioned 'EPC', or one of
 * the columns kept for it, is the energy graph; Home Information Packs ended in 2010, and are left out.
 */
export function namedPictures(cells: Cells, columns: readonly string[]): NamedPicture[] {
  return columns
    .flatMap((column) => {
      const found = MEDIA_COLUMN.exec(column)
      const name = found ? cells(column) : ''
      return found && name ? [{ column: found[1]!, number: Number(found[2]), name }] : []
    })
    .sort((a, b) => a.number - b.number)
    .flatMap(({ column, number, name }): NamedPicture[] => {
      const caption = words(cells(`MEDIA_${column}_TEXT_${String(number).padStart(2, '0')}`), 80)
      if (column === 'FLOOR_PLAN') return [{ kind: 'floorplan', name, caption }]
      if (/^hips?$/i.test(caption)) return []
      return [{ kind: number >= CERTIFICATES || /^epc\b/i.test(caption) ? 'epc' : 'image', name, caption }]
    })
}
