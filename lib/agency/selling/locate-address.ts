import type { Nation } from '../../domain/nation'
import { placeSlug, slugify, streetSlug } from '../../format/slug'
import { RowRefused } from '../import/errors'
import { readPostcode } from '../import/map/postcode'
import { readTown } from '../import/map/place'
import { splitBuilding } from '../import/map/street'
import { databasePostcodes } from '../places/database-postcodes'
import { locatePostcode } from '../places/locate-postcode'

export interface TypedAddress {
  building: string
  street: string
  locality: string
  town: string
  county: string
  postcode: string
}

export interface LocatedAddress {
  building: string
  street: string
  streetSlug: string
  locality: string | null
  localitySlug: string | null
  town: string
  townSlug: string
  county: string
  countySlug: string
  nation: Nation
  postcode: string
  district: string
  sector: string | null
  lat: number
  lng: number
}

const ignoreWarning = () => undefined
const NO_OTHER_LINES: string[] = []

/** Creates the reader that the parsers of import rows take, so that they can parse a typed address too. */
const createTypedCellReader =
  (cells: Readonly<Record<string, string>>) =>
  (column: string): string =>
    cells[column]?.trim() ?? ''

/** Finds the town, county, nation and position of a postcode; null if it is incomplete or not in use. */
export async function locateByPostcode(postcode: string, statedTown = '') {
  try {
    const parts = readPostcode(createTypedCellReader({ POSTCODE1: postcode }))
    const isDistrictOnly = !parts.postcode.includes(' ')
    if (isDistrictOnly) return null
    const point = await locatePostcode(parts.postcode, databasePostcodes)
    if (!point) return null
    return {
      parts,
      point,
      place: readTown(
        createTypedCellReader({ TOWN: statedTown }),
        NO_OTHER_LINES,
        parts,
        point,
        ignoreWarning,
      ),
    }
  } catch (error) {
    if (error instanceof RowRefused) return null
    throw error
  }
}

/** Moves a house number that was typed before the street to the building, because the street is public. */
function splitTypedStreet({ building, street }: TypedAddress): Pick<TypedAddress, 'building' | 'street'> {
  const { building: number, rest } = splitBuilding(street)
  if (!number || !rest) return { building, street }
  const parts = building.split(',').map((part) => part.trim().toLowerCase())
  const isRepeated = building.toLowerCase() === number.toLowerCase() || parts.includes(number.toLowerCase())
  return { building: isRepeated ? building : [building, number].filter(Boolean).join(', '), street: rest }
}

/** A town that the gazetteer does not know stays as typed. @returns null if postcode or street is unreadable */
export async function locateAddress(address: TypedAddress): Promise<LocatedAddress | null> {
  const located = await locateByPostcode(address.postcode, address.town)
  const { building, street } = splitTypedStreet(address)
  const slug = streetSlug(street)
  if (!located || !slug) return null
  const { parts, point, place } = located
  const locality = address.locality || place.locality
  return {
    building,
    street,
    streetSlug: slug,
    ...place,
    locality,
    localitySlug: locality ? placeSlug(locality) : null,
    ...parts,
    lat: point.lat,
    lng: point.lng,
  }
}

/** Returns the public address and the slug. Both leave the building out, because the exact house is not public. */
export const toPublicAddress = ({ street, town, district }: LocatedAddress) => ({
  displayAddress: `${street}, ${town}, ${district}`,
  slug: slugify(`${street} ${town}`) || 'home',
})
