/**
 * The most searches that one call counts. A search without results has a suggestion for each radius and each filter, of
 * which visitors read fewer.
 */
export const MAX_COUNTED_SEARCHES = 40
