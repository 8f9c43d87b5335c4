import type { ListingKind } from '../../../domain/listing-kind'
import { liveStatuses } from '../../../domain/listing-status'
import type { Tx } from '../../database'
import { isOneOf } from '../../sql-expressions'
import type { ImportedHome } from '../types'

/** Identifies a home by house, street and whole postcode; null where one of them is missing. */
const addressKeyOf = ({
  building,
  streetSlug,
  postcode,
}: Pick<ImportedHome, 'building' | 'streetSlug' | 'postcode'>): string | null =>
  building && postcode.includes(' ') ? `${building.toLowerCase()}|${streetSlug}|${postcode}` : null

/**
 * The known homes of an owner and their live listings. A home has at most one live listing of each kind, and may
 * have new references over the years.
 */
export class HomeRegister {
  readonly #byIdentity = new Map<string, number[]>()
  readonly #live = new Map<string, number>()

  /** Loads the homes that a batch may change. */
  static async of(
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
    for (const { id, ...home } of properties) register.add(id, home)
    const live = await tx
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
    for (const { id, propertyId, kind } of live) register.claim(propertyId, kind, id)
    return register
  }

  add(propertyId: number, home: Pick<ImportedHome, 'building' | 'streetSlug' | 'postcode'>): void {
    const identity = addressKeyOf(home)
    if (identity) this.#byIdentity.set(identity, [...(this.#byIdentity.get(identity) ?? []), propertyId])
  }

  liveListing(propertyId: number, kind: ListingKind): number | undefined {
    return this.#live.get(`${propertyId} ${kind}`)
  }

  claim(propertyId: number, kind: ListingKind, listingId: number): void {
    this.#live.set(`${propertyId} ${kind}`, listingId)
  }

  /** A known home of the same address that has no live listing of the kind. */
  findFree(home: ImportedHome, kind: ListingKind): number | undefined {
    const identity = addressKeyOf(home)
    return identity === null
      ? undefined
      : this.#byIdentity.get(identity)?.find((id) => this.liveListing(id, kind) === undefined)
  }
}
