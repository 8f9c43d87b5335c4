/**
 * The most searches that one call counts. A search without results may have more suggestions, one for each wider radius
 * and each filter, but visitors do not read so many.
 */
export const MAX_COUNTED_SEARCHES = 40
