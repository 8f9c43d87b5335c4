import type { Point } from '../../../lib/agency/places/types'
import type { Nation } from '../../../lib/domain/nation'
import { placeSlug } from '../../../lib/format/slug'

/**
 * The setting of an area decides which types of homes the area has. `inner` is the centre of a large city, with mostly
 * flats; a `city` has flats and terraces, a `suburb` semi-detached houses, and a `town` all types. A small town counts
 * as a `village`.
 */
export type Setting = 'inner' | 'city' | 'suburb' | 'town' | 'village'

/** The areas of a county. `parseAreas` explains the format of the lines. */
export interface AreaGroup {
  county: string
  /** The price of a two-bedroom flat as a share of that of a three-bedroom semi. Absent for the usual share. */
  flatShare?: number
  lines: string
}

/** A town, or a neighbourhood of a large town, with its level of prices. */
export interface Area {
  town: string
  locality: string | null
  county: string
  countySlug: string
  nation: Nation
  districts: string[]
  /** Asking price of an ordinary three-bedroom semi, in pounds. */
  semiPrice: number
  /** Rent of an ordinary two-bedroom flat, in pounds a calendar month. */
  flatRent: number
  /** Price of a two-bedroom flat as a share of `semiPrice`. */
  flatShare: number
  setting: Setting
  /** True for a new town or a large estate that has been built since the 1920s and has no older homes. */
  isPlanned: boolean
  /** The direction of the open sea in degrees clockwise from north; null inland. */
  seaBearing: number | null
  point: Point
  /** The number of people who live there, in thousands. */
  peopleThousands: number
}

const USUAL_FLAT_SHARE = 0.58

const COMPASS_BEARINGS: Record<string, number> = {
  N: 0,
  NE: 45,
  E: 90,
  SE: 135,
  S: 180,
  SW: 225,
  W: 270,
  NW: 315,
}
const SETTINGS = new Set<string>(['inner', 'city', 'suburb', 'town', 'village'])

/** An area as its line states it. The fields that the line leaves out come from the gazetteer. */
export type AreaLine = Omit<Area, 'point' | 'peopleThousands' | 'county' | 'nation' | 'setting'> & {
  peopleThousands: number | null
  setting: Setting | null
  /** The position, for places that the gazetteer may lack. */
  at: Point | null
}

/**
 * Reads the lines of a group. A line such as `London/Islington|N1 N5|1450|2500|w=220 inner` has five columns:
 * town and neighbourhood, postcode districts, price of a semi-detached house in thousands of pounds, monthly rent of a
 * two-bedroom flat in pounds, and tags. The tags are `w=` people in thousands, `sea=` the direction of the sea, `at=`
 * latitude and longitude, a setting, and `planned`.
 * @throws Error for a line of another form
 */
export function parseAreas(group: AreaGroup): AreaLine[] {
  return group.lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', districts = '', semiPriceThousands, flatRent, tags = ''] = line.split('|')
      const [town = '', locality] = name.split('/')
      const tagList = tags.split(' ').filter((tag) => tag !== '')
      const getTagValue = (key: string) =>
        tagList.find((tag) => tag.startsWith(`${key}=`))?.slice(key.length + 1)
      const sea = getTagValue('sea')
      const peopleThousands = getTagValue('w')
      const [lat, lng] = (getTagValue('at') ?? '').split(',').map(Number)
      const setting = tagList.find((tag) => SETTINGS.has(tag))
      if (
        town === '' ||
        districts === '' ||
        !Number(semiPriceThousands) ||
        !Number(flatRent) ||
        (sea !== undefined && !Object.hasOwn(COMPASS_BEARINGS, sea))
      ) {
        throw new Error(`Area line of ${group.county} not readable: ${line}`)
      }
      return {
        town,
        locality: locality ?? null,
        countySlug: placeSlug(group.county),
        districts: districts.split(' '),
        semiPrice: Number(semiPriceThousands) * 1_000,
        flatRent: Number(flatRent),
        flatShare: group.flatShare ?? USUAL_FLAT_SHARE,
        setting: (setting as Setting | undefined) ?? null,
        isPlanned: tagList.includes('planned'),
        seaBearing: sea === undefined ? null : COMPASS_BEARINGS[sea]!,
        peopleThousands: peopleThousands === undefined ? null : Number(peopleThousands),
        at: lat && lng ? { lat, lng } : null,
      }
    })
}
