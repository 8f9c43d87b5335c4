import { placeSlug } from '../../format/slug'
import { localAuthorities } from '../../places/local-authorities'
import type { Place } from './types'

/**
 * Part of a county that people search in and no address names: a local authority ('Camden', 'Wirral'), an
 * island, a landscape. It is known by its main places.
 */
export type Area = { name: string; slug: string; places: readonly Place[] }

/** More of them, and other names, as `Name, other name|County|places`. */
const MORE = `
Wirral, The Wirral|Merseyside|
New Forest, The New Forest|Hampshire|
Cotswolds, The Cotswolds, Cotswold|Gloucestershire|Cirencester, Tetbury, Stow-on-the-Wold, Bourton-on-the-Water
Isle of Sheppey, Sheppey|Kent|Sheerness, Minster, Queenborough
Isle of Skye, Skye|Highland|Portree, Broadford, Dunvegan
Isle of Thanet, Thanet|Kent|Margate, Ramsgate, Broadstairs
Kensington and Chelsea|Greater London|Kensington, Chelsea, Notting Hill, Earls Court
Kirklees|West Yorkshire|Huddersfield, Dewsbury, Batley, Holmfirth, Cleckheaton
Medway, Medway Towns|Kent|
Richmond upon Thames, Richmond-upon-Thames|Greater London|
Uttlesford|Essex|Saffron Walden, Great Dunmow, Stansted Mountfitchet
`

interface Line {
  names: readonly string[]
  county: string
  places: readonly string[]
}

const authorities: Line[] = localAuthorities
  .filter(({ linked }) => linked)
  .map(({ name, county, places }) => ({
    names: [name],
    county,
    places: places.filter((place) => place.search.endsWith(`, ${county}`)).map((place) => place.name),
  }))

const more: Line[] = MORE.trim()
  .split('\n')
  .map((line) => {
    const [names = '', county = '', places = ''] = line.split('|')
    return { names: names.split(', '), county, places: places.split(', ').filter(Boolean) }
  })

/**
 * Every area by the slugs of its names. `placeIn` finds a place by its slug and that of its county; an area of
 * which it knows no place is left out.
 */
export function readAreas(
  placeIn: (slug: string, county: string) => Place | undefined,
): [slug: string, area: Area][] {
  const first = new Map<string, Area>()
  return [...authorities, ...more].flatMap(({ names, county, places: written }) => {
    const [name = ''] = names
    const slug = placeSlug(name)
    const places = written.flatMap((place) => placeIn(placeSlug(place), placeSlug(county)) ?? [])
    const area = first.get(slug) ?? { name, slug, places }
    first.set(slug, area)
    return area.places.length > 0 ? names.map((each): [string, Area] => [placeSlug(each), area]) : []
  })
}
