/**
 * Slugs: the form of a name in database columns, paths and comparisons. Case, accents, apostrophes and the kind of
 * hyphen or space make no difference (D-78).
 */

/** Longer texts are no names; they are truncated before any processing. */
const MAX_CHARACTERS = 200

/** "King's Lynn" → "kings-lynn", "Bath & Wells" → "bath-and-wells"; '' for a text without letters or digits. */
export function slugify(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['\u2018\u2019\u02BC`\u0300-\u036F]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/**
 * Slug of a settlement or county, as in town_slug, locality_slug and county_slug:
 * 'Saint Albans', 'St. Albans' and 'st albans' are one place.
 */
export function placeSlug(name: string): string {
  return slugify(name).replace(/\bsaint\b/g, 'st')
}

/** The usual short forms of a street's last word. 'st' and 'dr' are street types only there: 'St Johns Rd'. */
const STREET_ABBREVIATIONS: Readonly<Record<string, string>> = {
  ave: 'avenue',
  av: 'avenue',
  bvd: 'boulevard',
  blvd: 'boulevard',
  cl: 'close',
  clo: 'close',
  cres: 'crescent',
  cresc: 'crescent',
  crt: 'court',
  ct: 'court',
  dr: 'drive',
  drv: 'drive',
  gdn: 'garden',
  gdns: 'gardens',
  grn: 'green',
  gr: 'grove',
  gro: 'grove',
  grv: 'grove',
  la: 'lane',
  ln: 'lane',
  pde: 'parade',
  pk: 'park',
  pl: 'place',
  rd: 'road',
  sq: 'square',
  st: 'street',
  str: 'street',
  ter: 'terrace',
  terr: 'terrace',
  wk: 'walk',
  wy: 'way',
}

/** Slug of a street's name without house number, as in street_slug: 'Saint Johns Ave' → 'st-johns-avenue'. */
export function streetSlug(name: string): string {
  const words = placeSlug(name).split('-')
  const last = words.length - 1
  return words.map((word, i) => (i === last && i > 0 ? (STREET_ABBREVIATIONS[word] ?? word) : word)).join('-')
}
