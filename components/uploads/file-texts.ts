import {
  fileLimits,
  MAX_DOCUMENT_PAGES,
  MAX_MEGAPIXELS,
  MIN_EDGE_PX,
  type FileKind,
} from '@/lib/domain/listing-files'
import { formatInteger } from '@/lib/format/number'

interface KindTexts {
  title: string
  intro: string
  /** The word for one file of this kind, as written within a sentence. */
  noun: string
  add: string
}

export const kindTexts: Record<FileKind, KindTexts> = {
  image: {
    title: 'Photographs',
    intro:
      'The first one is the main photograph, which search results show. Landscape and daylight work best.',
    noun: 'photograph',
    add: 'Add photographs',
  },
  floorplan: {
    title: 'Floor plan',
    intro: 'People look at it longer than at any photograph. A tidy drawing by hand is better than none.',
    noun: 'floor plan',
    add: 'Add a floor plan',
  },
  epc: {
    title: 'EPC graph',
    intro: 'The coloured chart of the energy performance certificate.',
    noun: 'EPC graph',
    add: 'Add the EPC graph',
  },
  document: {
    title: 'Documents',
    intro:
      'For example the lease, planning permission or guarantees. Black out signatures and account numbers.',
    noun: 'document',
    add: 'Add documents',
  },
}

const BYTES_PER_MEGABYTE = 1_048_576

const formatNames: Record<string, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'application/pdf': 'PDF',
}

/** Describes the limits of a kind of file, for people who are about to choose one. */
export function describeLimits(kind: FileKind): string {
  const { maxFiles, maxBytes, types } = fileLimits[kind]
  const names = types.map((type) => formatNames[type] ?? type)
  const lastName = names.pop() ?? ''
  const formats = names.length ? `${names.join(', ')} or ${lastName}` : lastName
  const maxExtent = kind === 'document' ? `${MAX_DOCUMENT_PAGES} pages` : `${MAX_MEGAPIXELS} megapixels`
  const limits = `${formats}, up to ${maxBytes / BYTES_PER_MEGABYTE} MB and ${maxExtent} each, ${maxFiles} at most.`
  if (kind !== 'image') return limits
  return (
    `${limits} They look sharp from ${formatInteger(MIN_EDGE_PX)} pixels on the longer edge. ` +
    'iPhones turn their HEIC photographs into JPEG as you choose them.'
  )
}
