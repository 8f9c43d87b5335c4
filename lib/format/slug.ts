/** Limits the work on a hostile text. No name is longer. */
const MAX_CHARACTERS = 200

/** The signs that a slug omits without a hyphen: apostrophes, and the accents that NFKD splits from their letters. */
const OMITTED_SIGNS = /['\u2018\u2019\u02BC`\u0300-\u036F]/g

/** Makes a slug: "King's Lynn" → "kings-lynn", "Bath & Wells" → "bath-and-wells". */
export function slugify(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKD')
    .toLowerCase()
    .replace(OMITTED_SIGNS, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Like slugify, with 'saint' as 'st': 'Saint Ives' → 'st-ives'. */
export function placeSlug(name: string): string {
  return slugify(name).replace(/\bsaint\b/g, 'st')
}

const STREET_ABBREVIATIONS = new Map(
  Object.entries<string>({
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
  }),
)

/** Makes the slug of a street: 'Saint Johns St' → 'st-johns-street'. Only the last word can be a type of street. */
export function streetSlug(name: string): string {
  const words = placeSlug(name).split('-')
  const last = words.at(-1) ?? ''
  if (words.length === 1) return last
  return [...words.slice(0, -1), STREET_ABBREVIATIONS.get(last) ?? last].join('-')
}
