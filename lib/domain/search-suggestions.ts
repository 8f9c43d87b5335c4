/**
 * The most searches that one call counts. An empty search has a suggestion for each wider radius and each filter, which
 * may be more, but visitors read fewer.
 */
export const MAX_COUNTED_SEARCHES = 40
