/** More than a visitor reads; an empty search has at most one suggestion for each radius and each filter. */
export const MAX_COUNTED_SEARCHES = 40
