import type { Nation } from '../domain/nation'
import { slugify } from '../format/slug'
import { ENGLAND } from './authorities-england'
import { NORTHERN_IRELAND, SCOTLAND, WALES } from './authorities-nations'

/** A local authority of the A-to-Z, or one of the regions that every page links to. */
export interface LocalAuthority {
  name: string
  /** Last segment of its address: lower-case, hyphenated (EA-08). */
  slug: string
  nation: Nation
  /** County as the search knows it; '' where the entry has no page. */
  county: string
  /** Places to look up among our listings, most telling first: what to call each and what to search for. */
  places: readonly { name: string; search: string }[]
  /** False for the six names that the specification leaves without a link (EA-09). */
  linked: boolean
}

/**
 * Each line is `name|county|places`. A place is a town, with another county in brackets where the authority
 * reaches into one, or after `=` the authority's area itself where the search knows it as a county. Districts of Devon, Kent and Leicestershire stand on the page of their county,
 * apart from the cities; Essex, where we have local agents, has both. Names without county have no page.
 */
function read(nation: Nation, table: string): LocalAuthority[] {
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
        linked: county !== '',
      }
    })
}

const alphabet = new Intl.Collator('en-GB', { ignorePunctuation: true })

/** Every entry of the A-to-Z, in its order (EA-07). */
export const localAuthorities: readonly LocalAuthority[] = [
  ...read('england', ENGLAND),
  ...read('scotland', SCOTLAND),
  ...read('wales', WALES),
  ...read('northern-ireland', NORTHERN_IRELAND),
].sort((a, b) => alphabet.compare(a.name, b.name))

/** The one region of header and footer that is no authority (EA-11). */
const scotland: LocalAuthority = {
  name: 'Scotland',
  slug: 'scotland',
  nation: 'scotland',
  county: 'Scotland',
  places: ['Edinburgh', 'Glasgow', 'Aberdeen', 'Dundee', 'Inverness', 'Stirling'].map((name) => ({
    name,
    search: name,
  })),
  linked: true,
}

const bySlug = new Map(
  [...localAuthorities, scotland]
    .filter(({ linked }) => linked)
    .map((authority) => [authority.slug, authority]),
)

/** The authority or region of a slug, if it has a page. */
export const authorityOf = (slug: string): LocalAuthority | undefined => bySlug.get(slug)

/** Every authority and region with a page. */
export const placesWithPages = (): LocalAuthority[] => [...bySlug.values()]
