import type { LatestCard } from '@/lib/contract/listings'

/** The homes for sale, and the homes to let: three on wide screens, and a fourth on phones. */
const FRONT_PAGE_HOMES = 4

/** Selects the newest homes for the home page; those with a picture come first. */
export const selectFrontPageHomes = (newestFirst: readonly LatestCard[]): LatestCard[] =>
  [
    ...newestFirst.filter(({ image_xs }) => image_xs),
    ...newestFirst.filter(({ image_xs }) => !image_xs),
  ].slice(0, FRONT_PAGE_HOMES)
