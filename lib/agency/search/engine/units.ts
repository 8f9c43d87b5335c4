/**
 * The end of a postcode, 'AB' of 'CM8 2AB', of which there are only some hundreds. A postcode that does not begin with
 * its sector is kept whole. The first letter tells the two apart.
 */
export const toUnitKey = (postcode: string, sector: string | null): string =>
  sector !== null && postcode.startsWith(sector) ? `e${postcode.slice(sector.length)}` : `w${postcode}`
