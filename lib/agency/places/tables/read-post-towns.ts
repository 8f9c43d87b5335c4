import { POST_TOWN_LINES } from '../data/post-towns'

export type DistrictRow = {
  code: string
  area: string
  postTown: string
  /** Name of the central place. */
  centre: string
  /** Of the area's chief town: a slug of COUNTIES, or 'isle-of-man', 'jersey', 'guernsey'. */
  county: string
  /** The post town's county, where the table states it. */
  townCounty?: string
}

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
