export const fileKinds = ['image', 'floorplan', 'epc', 'document'] as const
export type FileKind = (typeof fileKinds)[number]

export interface FileLimit {
  maxFiles: number
  maxBytes: number
  /** MIME types, as the `accept` of a file input takes them. */
  types: readonly string[]
}

const MEBIBYTE = 1_048_576
/** An iPhone converts its HEIC pictures to JPEG if the `accept` names JPEG, and neither HEIC nor all pictures. */
const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** The limits of what an owner may upload, by kind. The portals' BLM format takes 60 photographs at most. */
export const fileLimits: Record<FileKind, FileLimit> = {
  image: { maxFiles: 50, maxBytes: 25 * MEBIBYTE, types: PICTURES },
  floorplan: { maxFiles: 5, maxBytes: 25 * MEBIBYTE, types: PICTURES },
  epc: { maxFiles: 2, maxBytes: 25 * MEBIBYTE, types: PICTURES },
  document: { maxFiles: 10, maxBytes: 10 * MEBIBYTE, types: ['application/pdf'] },
}

/** The limit for a file that a form posts in one request, which has 30 seconds. Resumable uploads may be larger. */
export const MAX_POSTED_BYTES = 10 * MEBIBYTE
export const MAX_DOCUMENT_PAGES = 100
/** An imported listing may have more pictures than its owner may upload. */
export const MAX_FILES_OF_KIND = 60
export const MAX_FILE_NAME_CHARACTERS = 1_000
export const MAX_ALT_CHARACTERS = 200
/** A larger picture takes too much memory to decode. */
export const MAX_MEGAPIXELS = 60
/** A photograph whose longer edge is shorter looks coarse on a page. */
export const MIN_EDGE_PX = 1_000

export type FileAdvice = 'small' | 'blurred'

const defaultDescriptions: Record<FileKind, (place: string, number: number) => string> = {
  image: (place, number) => `Photo ${number} of ${place}`,
  floorplan: (place) => `Floor plan of ${place}`,
  epc: (place) => `Energy performance graph of ${place}`,
  document: (place, number) => `Document ${number} about ${place}`,
}

/** Returns the description of a file until its owner writes one. @param number counts from 1 within the kind */
export const suggestDescription = (kind: FileKind, place: string, number: number): string =>
  defaultDescriptions[kind](place, number)
