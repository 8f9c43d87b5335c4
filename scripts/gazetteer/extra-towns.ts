export const EXTRA_TOWNS = ``
