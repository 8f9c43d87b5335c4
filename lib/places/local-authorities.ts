import type { Nation } from '../domain/nation'
import { slugify } from '../format/slug'
import { ENGLAND } from './authorities-england'
import { NORTHERN_IRELAND, SCOTLAND, WALES } from './authorities-nations'

/** A local authority of the A-to-Z, or one of the regions that every page links to. */
export interface LocalAuthority {
  name: string
  /** Last segment of the page's path (EA-08). */
  slug: string
  nation: Nation
  /** Name of the county in searches; '' where the entry has no page. */
  county: string
  /** Main places, the largest first, each with its name and the text to search. */
  places: readonly { name: string; search: string }[]
  /** False for the six names that have no link (EA-09). */
  hasPage: boolean
}

/**
 * Reads lines of `name|county|places`. A place is a town, with its county in brackets where that is another one; after
 * `=` it is the authority's area, which the search knows as a county. Districts of Devon, Kent and Leicestershire,
 * apart from the cities, have the page of their county; in Essex both have pages. A name without county has none.
 */
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
          .map((place) => {
            if (place.startsWith('=')) return { name: place.slice(1), search: place.slice(1) }
            const [, town = place, other = county] = /^(.+) \((.+)\)$/.exec(place) ?? []
            return { name: town, search: `${town}, ${other}` }
          }),
        hasPage: county !== '',
      }
    })
}

const alphabet = new Intl.Collator('en-GB', { ignorePunctuation: true })

/** Every entry of the A-to-Z, in its order (EA-07). */
export const localAuthorities: readonly LocalAuthority[] = [
  ...parseAuthorities('england', ENGLAND),
  ...parseAuthorities('scotland', SCOTLAND),
  ...parseAuthorities('wales', WALES),
  ...parseAuthorities('northern-ireland', NORTHERN_IRELAND),
].sort((a, b) => alphabet.compare(a.name, b.name))

/** The one region in header and footer that is no local authority (EA-11). */
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

/** The authority or region of a slug, if it has a page. */
export const findAuthority = (slug: string): LocalAuthority | undefined => bySlug.get(slug)

/** Every authority and region with a page. */
export const placesWithPages = (): LocalAuthority[] => [...bySlug.values()]
