import type { ListingKind } from '../domain/listing-kind'

/** Shown where a listing has no picture yet (CARD-02). */
export const COMING_SOON_IMAGE = '/demo/coming-soon.webp'

/** URL of a listing's picture: …/properties/{id}/{file} for sales, …/lettings/{id}/{file} for lettings (CARD-04). */
export const imageUrl = (
  apiResourceUrl: string,
  kind: ListingKind,
  id: number,
  file: string | null | undefined,
): string =>
  file
    ? `${apiResourceUrl}/${kind === 'sale' ? 'properties' : 'lettings'}/${id}/${encodeURIComponent(file)}`
    : COMING_SOON_IMAGE

/**
 * The `sizes` of a picture as wide as a phone's screen. They are smaller than the picture on purpose:
 * above about 1.5 pixels a point a photograph looks the same, and takes longer to load.
 */
export const FULL_PHONE_WIDTH_SIZES = '(min-resolution: 2.5dppx) 56vw, 78vw'
