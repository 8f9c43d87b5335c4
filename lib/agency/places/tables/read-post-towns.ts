import { POST_TOWN_LINES } from '../data/post-towns'

/** One postcode district as the table has it. `centre` is the name of the place in its middle. */
export type DistrictRow = {
  code: string
  area: string
  postTown: string
  centre: string
  county: string
  townCounty?: string
}

/**
 * The districts of the 124 areas, in the table's order. `county` is that of the area's chief town:
 * a slug of COUNTIES, or 'isle-of-man', 'jersey', 'guernsey'.
 * `townCounty` is the post town's where the table says it.
 */
export function readPostTowns(): DistrictRow[] {
  const rows: DistrictRow[] = []
  for (const line of POST_TOWN_LINES.trim().split(/\n(?! )/)) {
    const row = line.replace(/\n +/g, ' ')
    const colon = row.indexOf(': ')
    const [area = '', county = ''] = row.slice(0, colon).split(' ')
    for (const part of row.slice(colon + 2).split('; ')) {
      const digit = part.search(/ \d/)
      const [postTown = '', townCounty] = part.slice(0, digit).replace(')', '').split(' (')
      for (const entry of part.slice(digit + 1).split(', ')) {
        const space = entry.indexOf(' ')
        const range = space === -1 ? entry : entry.slice(0, space)
        const centre = space === -1 ? postTown : entry.slice(space + 1)
        const [first, last = first] = range.split('-').map(Number)
        for (let n = first ?? 0; n <= (last ?? -1); n += 1) {
          rows.push({ code: `${area}${n}`, area, postTown, centre, county, townCounty })
        }
      }
    }
  }
  return rows
}
