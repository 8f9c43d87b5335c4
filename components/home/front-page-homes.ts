import type { LatestCard } from '@/lib/contract/listings'

/** Homes on a strip of the front page. */
const SHOWN = 4

/** The newest of a kind for the front page, those with a picture before those whose photographs are still to come. */
export const frontPageHomes = (newestFirst: readonly LatestCard[]): LatestCard[] =>
  [
    ...newestFirst.filter(({ image_xs }) => image_xs),
    ...newestFirst.filter(({ image_xs }) => !image_xs),
  ].slice(0, SHOWN)
