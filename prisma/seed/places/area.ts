import type { Point } from '../../../lib/agency/places/types'
import type { Nation } from '../../../lib/domain/nation'
import { placeSlug } from '../../../lib/format/slug'

/**
 * Decides which types of homes an area has: `inner` is the centre of a large city, nearly all flats; `city` has flats
 * and terraces; `suburb` semi-detached houses; `town` all types; small towns count as `village`.
 */
export type Setting = 'inner' | 'city' | 'suburb' | 'town' | 'village'

/** One county's areas as they are written down; see `parseAreas`. */
export interface AreaGroup {
  county: string
  /** Price of a two-bedroom flat as a share of a three-bedroom semi's; absent where it is the usual share. */
  flatShare?: number
  lines: string
}

/** A part of the country with its prices: a town, or one neighbourhood of a large one. */
export interface Area {
  town: string
  locality: string | null
  county: string
  countySlug: string
  nation: Nation
  districts: string[]
  /** Asking price of an ordinary three-bedroom semi, in pounds. */
  semi: number
  /** Rent of an ordinary two-bedroom flat, pounds a calendar month. */
  rent: number
  flatShare: number
  setting: Setting
  /** Built since the 1920s: a new town or a large estate, without anything older. */
  planned: boolean
  /** Compass bearing of the open sea, degrees; null inland. */
  sea: number | null
  point: Point
  /** People who live there, in thousands. */
  people: number
}

const USUAL_FLAT_SHARE = 0.58

const compass: Record<string, number> = { N: 0, NE: 45, E: 90, SE: 135, S: 180, SW: 225, W: 270, NW: 315 }
const settings = new Set<string>(['inner', 'city', 'suburb', 'town', 'village'])

/** An area as its line gives it; the gazetteer adds what is missing. */
export type AreaLine = Omit<Area, 'point' | 'people' | 'county' | 'nation' | 'setting'> & {
  people: number | null
  setting: Setting | null
  /** The position, for places that the gazetteer may lack. */
  at: Point | null
}

/**
 * Reads the lines of a group: `Town[/Neighbourhood]|postcode districts|semi, £ thousand|rent of a
 * two-bedroom flat, £|tags`. Tags: `w=` people in thousands, `sea=` bearing, `at=`
 * latitude,longitude, a setting, and `planned`.
 * @throws when a line is not of that form
 */
export function parseAreas(group: AreaGroup): AreaLine[] {
  return group.lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', districts = '', semi, rent, tags = ''] = line.split('|')
      const [town = '', locality] = name.split('/')
      const tagList = tags.split(' ').filter((tag) => tag !== '')
      const tagged = (key: string) => tagList.find((tag) => tag.startsWith(`${key}=`))?.slice(key.length + 1)
      const sea = tagged('sea')
      const people = tagged('w')
      const [lat, lng] = (tagged('at') ?? '').split(',').map(Number)
      const setting = tagList.find((tag) => settings.has(tag))
      if (
        town === '' ||
        districts === '' ||
        !Number(semi) ||
        !Number(rent) ||
        (sea !== undefined && !Object.hasOwn(compass, sea))
      ) {
        throw new Error(`Area line of ${group.county} not readable: ${line}`)
      }
      return {
        town,
        locality: locality ?? null,
        countySlug: placeSlug(group.county),
        districts: districts.split(' '),
        semi: Number(semi) * 1_000,
        rent: Number(rent),
        flatShare: group.flatShare ?? USUAL_FLAT_SHARE,
        setting: (setting as Setting | undefined) ?? null,
        planned: tagList.includes('planned'),
        sea: sea === undefined ? null : compass[sea]!,
        people: people === undefined ? null : Number(people),
        at: lat && lng ? { lat, lng } : null,
      }
    })
}
