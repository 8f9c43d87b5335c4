import type { Nation } from '../domain/nation'
import { slugify } from '../format/slug'
import { ENGLAND } from './authorities-england'
import { NORTHERN_IRELAND, SCOTLAND, WALES } from './authorities-nations'

/** An entry of the A-to-Z of estate agents' areas, or a region to which every page links. */
export interface LocalAuthority {
  name: string
  /** The last segment of the page's path (EA-08). */
  slug: string
  nation: Nation
  /** The county to search; '' where the entry has no page. */
  county: string
  /** The places of the area, the largest first; `search` is the location to search for. */
  places: readonly { name: string; search: string }[]
  /** False for the six names that have no link (EA-09). */
  hasPage: boolean
}

/** Parses a town of the line's county ('Witham') or of another one ('Moira (County Down)'), or a county ('=Bristol'). */
function parsePlace(text: string, lineCounty: string): LocalAuthority['places'][number] {
  if (text.startsWith('=')) {
    const county = text.slice(1)
    return { name: county, search: county }
  }
  const [, town = text, townCounty = lineCounty] = /^(.+) \((.+)\)$/.exec(text) ?? []
  return { name: town, search: `${town}, ${townCounty}` }
}

/** Parses lines of `name|county|places`. An entry without a county has no page. */
function parseAuthorities(nation: Nation, table: string): LocalAuthority[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', county = '', places = ''] = line.split('|')
      return {
        name,
        slug: slugify(name),
        nation,
        county,
        places: places
          .split(', ')
          .filter(Boolean)
          .map((place) => parsePlace(place, county)),
        hasPage: county !== '',
      }
    })
}

const alphabetCollator = new Intl.Collator('en-GB', { ignorePunctuation: true })

/** Sorted as the A-to-Z lists them (EA-07). */
export const localAuthorities: readonly LocalAuthority[] = [
  ...parseAuthorities('england', ENGLAND),
  ...parseAuthorities('scotland', SCOTLAND),
  ...parseAuthorities('wales', WALES),
  ...parseAuthorities('northern-ireland', NORTHERN_IRELAND),
].sort((a, b) => alphabetCollator.compare(a.name, b.name))

/** A region of header and footer that is no local authority (EA-11). */
const scotland: LocalAuthority = {
  name: 'Scotland',
  slug: 'scotland',
  nation: 'scotland',
  county: 'Scotland',
  places: ['Edinburgh', 'Glasgow', 'Aberdeen', 'Dundee', 'Inverness', 'Stirling'].map((name) => ({
    name,
    search: name,
  })),
  hasPage: true,
}

const bySlug = new Map(
  [...localAuthorities, scotland]
    .filter(({ hasPage }) => hasPage)
    .map((authority) => [authority.slug, authority]),
)

/** Finds the authority of a page; undefined for a slug without a page. */
export const findAuthority = (slug: string): LocalAuthority | undefined => bySlug.get(slug)

export const listPlacesWithPages = (): LocalAuthority[] => [...bySlug.values()]
