import type { ListingKind } from '../domain/listing-kind'

export const COMING_SOON_IMAGE = '/demo/coming-soon.webp'

export function imageUrl(
  apiResourceUrl: string,
  kind: ListingKind,
  id: number,
  file: string | null | undefined,
): string {
  if (!file) return COMING_SOON_IMAGE
  const folder = kind === 'sale' ? 'properties' : 'lettings'
  return `${apiResourceUrl}/${folder}/${id}/${encodeURIComponent(file)}`
}

/** Returns the URL of a document, which browsers download and do not show. */
export const documentUrl = (apiResourceUrl: string, id: number, file: string): string =>
  `${apiResourceUrl}/documents/${id}/${encodeURIComponent(file)}`

/**
 * The `sizes` of a picture that fills the width of a phone. The values are smaller than the screen on purpose: phones
 * have two or three pixels per CSS pixel, and above 1.5 a photograph looks the same and loads slower.
 */
export const FULL_PHONE_WIDTH_SIZES = '(min-resolution: 2.5dppx) 56vw, 78vw'

/** Returns the address of a picture at the largest width that lib/media/variants.ts serves. */
export const largePictureHref = (src: string): string => `${src}?w=1200`
