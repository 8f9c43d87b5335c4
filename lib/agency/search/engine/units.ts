/**
 * Shortens a postcode to what its sector does not say: 'CM8 2AB' in the sector 'CM8 2' becomes 'AB', of which only some
 * hundreds exist. A postcode that does not begin with its sector is kept whole. The prefix, 'e' for an end and 'w' for
 * a whole postcode, keeps the two from being equal.
 */
export const toUnitKey = (postcode: string, sector: string | null): string =>
  sector !== null && postcode.startsWith(sector) ? `e${postcode.slice(sector.length)}` : `w${postcode}`
