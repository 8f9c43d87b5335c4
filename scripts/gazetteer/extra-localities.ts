export const EXTRA_LOCALITIES = ``
