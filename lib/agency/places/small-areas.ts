import { placeSlug } from '../../format/slug'
import { localAuthorities } from '../../places/local-authorities'
import type { Place } from './types'

/** A local authority or an island, for example, that addresses do not name. Its homes are those of its main places. */
export type SmallArea = { name: string; slug: string; places: readonly Place[] }

/**
 * Areas that are no local authority, as lines of `Name, other name|County|places`. A line without places gives further
 * names to a local authority, which is found by the first name of the line.
 */
const FURTHER_AREA_LINES = `
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

interface AreaLine {
  names: readonly string[]
  county: string
  places: readonly string[]
}

const authorityLines: AreaLine[] = localAuthorities
  .filter(({ hasPage }) => hasPage)
  .map(({ name, county, places }) => ({
    names: [name],
    county,
    // Leaves out towns of other counties, and the name of the county itself.
    places: places.filter((place) => place.search.endsWith(`, ${county}`)).map((place) => place.name),
  }))

const furtherLines: AreaLine[] = FURTHER_AREA_LINES.trim()
  .split('\n')
  .map((line) => {
    const [names = '', county = '', places = ''] = line.split('|')
    return { names: names.split(', '), county, places: places.split(', ').filter(Boolean) }
  })

/** Reads all small areas, by the slug of each of their names. An area without a known place is left out. */
export function readSmallAreas(
  findPlaceIn: (slug: string, county: string) => Place | undefined,
): [slug: string, area: SmallArea][] {
  const areas = new Map<string, SmallArea>()
  return [...authorityLines, ...furtherLines].flatMap(({ names, county, places: placeNames }) => {
    const [name = ''] = names
    const slug = placeSlug(name)
    const places = placeNames.flatMap((place) => findPlaceIn(placeSlug(place), placeSlug(county)) ?? [])
    const area = areas.get(slug) ?? { name, slug, places }
    areas.set(slug, area)
    if (area.places.length === 0) return []
    return names.map((alias): [string, SmallArea] => [placeSlug(alias), area])
  })
}
