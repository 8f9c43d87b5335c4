import type { LatestCard } from '@/lib/contract/listings'

/** The number of homes of each kind, for sale and to let. Phones show all of them, and wide screens the first three. */
const FRONT_PAGE_HOMES = 4

/** Selects the newest homes for the home page. Homes with a picture come first. */
export const selectFrontPageHomes = (newestFirst: readonly LatestCard[]): LatestCard[] =>
  [
    ...newestFirst.filter(({ image_xs }) => image_xs),
    ...newestFirst.filter(({ image_xs }) => !image_xs),
  ].slice(0, FRONT_PAGE_HOMES)
