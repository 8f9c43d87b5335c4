import type { ListingKind } from '../domain/listing-kind'

/** Shown where a listing has no picture yet (CARD-02). */
export const COMING_SOON = '/demo/coming-soon.webp'

/** {api resource}/properties/{id}/{file} for sales, …/lettings/… for lettings (CARD-04). */
export const imageUrl = (
  apiResourceUrl: string,
  kind: ListingKind,
  id: number,
  file: string | null | undefined,
): string =>
  file
    ? `${apiResourceUrl}/${kind === 'sale' ? 'properties' : 'lettings'}/${id}/${encodeURIComponent(file)}`
    : COMING_SOON

/**
 * `sizes` of a picture as wide as a phone's screen. It claims less than it takes: at more than about
 * one and a half pixels a point the eye tells no photograph from another, and the bytes come late.
 */
export const PHONE_WIDE = '(min-resolution: 2.5dppx) 56vw, 78vw'
