import type { ListingKind } from '../../../domain/listing-kind'
import { liveStatuses } from '../../../domain/listing-status'
import type { Tx } from '../../database'
import { isOneOf } from '../../sql-expressions'
import type { ImportedHome } from '../types'

/** Returns a key that identifies a home by its address; null without a building or a full postcode. */
const toAddressKey = ({
  building,
  streetSlug,
  postcode,
}: Pick<ImportedHome, 'building' | 'streetSlug' | 'postcode'>): string | null =>
  building && postcode.includes(' ') ? `${building.toLowerCase()}|${streetSlug}|${postcode}` : null

/** Holds the stored homes of some owners and their live listings. A home has at most one live listing of each kind. */
export class HomeRegister {
  readonly #idsByAddress = new Map<string, number[]>()
  readonly #liveListingIds = new Map<string, number>()

  /** Loads the homes with the ids `propertyIds`, and the owners' homes with the postcode of an imported home. */
  static async load(
    tx: Tx,
    ownerIds: readonly number[],
    homes: readonly ImportedHome[],
    propertyIds: readonly number[],
  ): Promise<HomeRegister> {
    const register = new HomeRegister()
    const postcodes = [...new Set(homes.map(({ postcode }) => postcode))]
    const properties = await tx
      .selectFrom('property')
      .select(['id', 'building', 'streetSlug', 'postcode'])
      .where(({ ref, eb, or, and }) =>
        or([
          isOneOf(ref('id'), propertyIds),
          and([
            isOneOf(ref('ownerId'), ownerIds),
            isOneOf(ref('postcode'), postcodes),
            eb('building', '<>', ''),
          ]),
        ]),
      )
      .orderBy('id')
      .execute()
    for (const { id, ...home } of properties) register.addHome(id, home)
    const liveListings = await tx
      .selectFrom('listing')
      .select(['id', 'propertyId', 'kind'])
      .where(({ ref }) =>
        isOneOf(
          ref('propertyId'),
          properties.map(({ id }) => id),
        ),
      )
      .where('status', 'in', liveStatuses)
      .execute()
    for (const { id, propertyId, kind } of liveListings) register.addLiveListing(propertyId, kind, id)
    return register
  }

  addHome(propertyId: number, home: Pick<ImportedHome, 'building' | 'streetSlug' | 'postcode'>): void {
    const address = toAddressKey(home)
    if (address) this.#idsByAddress.set(address, [...(this.#idsByAddress.get(address) ?? []), propertyId])
  }

  findLiveListing(propertyId: number, kind: ListingKind): number | undefined {
    return this.#liveListingIds.get(`${propertyId} ${kind}`)
  }

  addLiveListing(propertyId: number, kind: ListingKind, listingId: number): void {
    this.#liveListingIds.set(`${propertyId} ${kind}`, listingId)
  }

  /** Forgets a listing that leaves the market, but not another live listing of the same home. */
  removeLiveListing({ id, propertyId, kind }: { id: number; propertyId: number; kind: ListingKind }): void {
    if (this.findLiveListing(propertyId, kind) === id) this.#liveListingIds.delete(`${propertyId} ${kind}`)
  }

  /** Finds a stored home that has the same address and no live listing of the kind. @returns the property's id */
  findUnlistedHomeId(home: ImportedHome, kind: ListingKind): number | undefined {
    const address = toAddressKey(home)
    if (address === null) return undefined
    return this.#idsByAddress.get(address)?.find((id) => this.findLiveListing(id, kind) === undefined)
  }
}
