import type { Nation } from '../../domain/nation'
import { placeSlug, slugify, streetSlug } from '../../format/slug'
import { RowRefused } from '../import/errors'
import { readPostcode } from '../import/map/postcode'
import { readTown } from '../import/map/place'
import { databasePostcodes } from '../places/database-postcodes'
import { locatePostcode } from '../places/locate-postcode'

export interface GivenAddress {
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

/** The columns of an imported row, which an owner's address is read by too. */
const toCells =
  (cells: Readonly<Record<string, string>>) =>
  (column: string): string =>
    cells[column]?.trim() ?? ''

/** Finds town, county, nation and position of a postcode; null for one that is not complete or not in use. */
export async function locateByPostcode(postcode: string, statedTown = '') {
  try {
    const parts = readPostcode(toCells({ POSTCODE1: postcode }))
    if (!parts.postcode.includes(' ')) return null
    const point = await locatePostcode(parts.postcode, databasePostcodes)
    if (!point) return null
    return { parts, point, place: readTown(toCells({ TOWN: statedTown }), [], parts, point, ignoreWarning) }
  } catch (error) {
    if (error instanceof RowRefused) return null
    throw error
  }
}

/**
 * Completes an address from its postcode. A town that the owner states counts, whether or not we know it.
 * @returns null where the postcode or the street cannot be read
 */
export async function locateAddress(given: GivenAddress): Promise<LocatedAddress | null> {
  const located = await locateByPostcode(given.postcode, given.town)
  const street = streetSlug(given.street)
  if (!located || !street) return null
  const { parts, point, place } = located
  const locality = given.locality || place.locality
  return {
    building: given.building,
    street: given.street,
    streetSlug: street,
    ...place,
    locality,
    localitySlug: locality ? placeSlug(locality) : null,
    ...parts,
    lat: point.lat,
    lng: point.lng,
  }
}

/** The public address and the slug, which name no building. */
export const toPublicAddress = ({ street, town, district }: LocatedAddress) => ({
  displayAddress: `${street}, ${town}, ${district}`,
  slug: slugify(`${street} ${town}`) || 'home',
})
