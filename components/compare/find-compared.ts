import 'server-only'
import type { Listing } from '@/components/listing/listing'
import { MAX_COMPARED_HOMES, parseHomeKey, type HomeRef } from '@/lib/domain/saved-home'
import { getLetDetail, getSalesDetail } from '@/lib/queries/listings'

async function getDetail({ kind, id }: HomeRef): Promise<Listing | null> {
  if (kind === 'sale') {
    const detail = await getSalesDetail(id)
    return detail && { kind, ...detail }
  }
  const detail = await getLetDetail(id)
  return detail && { kind, ...detail }
}

/** The homes of a comparison, as far as they are still advertised. */
export interface Comparison {
  listings: Listing[]
  /** How many of the chosen ones are no longer advertised, or were never. */
  goneCount: number
  /** Whether more were chosen than can be compared. */
  isCut: boolean
}

/** @param keys of the address, such as 'sale:12', so they may be anything @throws Outage */
export async function findCompared(keys: readonly string[]): Promise<Comparison> {
  const chosenHomes = [...new Set(keys)].flatMap((key) => parseHomeKey(key) ?? [])
  const compared = chosenHomes.slice(0, MAX_COMPARED_HOMES)
  const found = await Promise.all(compared.map(getDetail))
  const listings = found.filter((listing) => listing !== null)
  return {
    listings,
    goneCount: compared.length - listings.length,
    isCut: chosenHomes.length > compared.length,
  }
}
