import 'server-only'
import type { Listing } from '@/components/property/listing'
import { MAX_COMPARED_HOMES, parseHomeKey, type HomeRef } from '@/lib/domain/saved-home'
import { getLetDetail, getSalesDetail } from '@/lib/queries/listings'

async function getDetail({ kind, id }: HomeRef): Promise<Listing | null> {
  if (kind === 'sale') {
    const detail = await getSalesDetail(id)
    return detail ? { kind, ...detail } : null
  }
  const detail = await getLetDetail(id)
  return detail ? { kind, ...detail } : null
}

export interface Comparison {
  /** The chosen homes that are still advertised. */
  listings: Listing[]
  /** How many of the homes to compare are not advertised, or no longer. */
  goneCount: number
  hasTooManyHomes: boolean
}

/** @param keys such as 'sale:12'; they come from the URL, so they may be any text. @throws Outage */
export async function findComparedListings(keys: readonly string[]): Promise<Comparison> {
  const chosenHomes = [...new Set(keys)].flatMap((key) => parseHomeKey(key) ?? [])
  const comparedHomes = chosenHomes.slice(0, MAX_COMPARED_HOMES)
  const details = await Promise.all(comparedHomes.map(getDetail))
  const listings = details.filter((listing) => listing !== null)
  return {
    listings,
    goneCount: comparedHomes.length - listings.length,
    hasTooManyHomes: chosenHomes.length > comparedHomes.length,
  }
}
