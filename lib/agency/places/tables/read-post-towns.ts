import { POST_TOWN_LINES } from '../data/post-towns'

export type DistrictRow = {
  code: string
  area: string
  postTown: string
  centre: string
  /** The county of the area's chief town: a slug of COUNTIES, or 'isle-of-man', 'jersey', 'guernsey'. */
  county: string
  /** The post town's county, where the table states it. */
  townCounty?: string
}

/** Splits '13 Moseley' into the districts 13 to 13 and their centre; an entry without a centre has the post town. */
function readDistrictEntry(entry: string, postTown: string): { first: number; last: number; centre: string } {
  const space = entry.indexOf(' ')
  const range = space === -1 ? entry : entry.slice(0, space)
  const centre = space === -1 ? postTown : entry.slice(space + 1)
  const [first = 0, last = first] = range.split('-').map(Number)
  return { first, last, centre }
}

export function readPostTowns(): DistrictRow[] {
  const rows: DistrictRow[] = []
  // An indented line continues the row before it.
  for (const lines of POST_TOWN_LINES.trim().split(/\n(?! )/)) {
    const row = lines.replace(/\n +/g, ' ')
    const colon = row.indexOf(': ')
    const [area = '', county = ''] = row.slice(0, colon).split(' ')
    for (const townPart of row.slice(colon + 2).split('; ')) {
      // A part is a post town with its districts, and with its county where stated: 'Newport (pembrokeshire) 42'.
      const firstDigit = townPart.search(/ \d/)
      const [postTown = '', townCounty] = townPart.slice(0, firstDigit).replace(')', '').split(' (')
      for (const entry of townPart.slice(firstDigit + 1).split(', ')) {
        const { first, last, centre } = readDistrictEntry(entry, postTown)
        for (let number = first; number <= last; number += 1)
          rows.push({ code: `${area}${number}`, area, postTown, centre, county, townCounty })
      }
    }
  }
  return rows
}
