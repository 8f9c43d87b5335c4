import type { ClientBase } from 'pg'
import type { ListingKind } from '../../../domain/listing-kind'
import { liveStatuses } from '../../../domain/listing-status'
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
    client: ClientBase,
    ownerIds: readonly number[],
    homes: readonly ImportedHome[],
    propertyIds: readonly number[],
  ): Promise<HomeRegister> {
    const register = new HomeRegister()
    const { rows } = await client.query<{
      id: number
      building: string
      streetSlug: string
      postcode: string
      live: { kind: ListingKind; id: number }[]
    }>(
      `SELECT p.id, p.building, p.street_slug AS "streetSlug", p.postcode,
              coalesce(json_agg(json_build_object('kind', l.kind, 'id', l.id)) FILTER (WHERE l.id IS NOT NULL), '[]') AS live
         FROM property p LEFT JOIN listing l ON l.property_id = p.id AND l.status = ANY ($4::listing_status[])
        WHERE p.id = ANY ($3::int[]) OR (p.owner_id = ANY ($1::int[]) AND p.postcode = ANY ($2) AND p.building <> '')
        GROUP BY p.id ORDER BY p.id`,
      [ownerIds, [...new Set(homes.map(({ postcode }) => postcode))], propertyIds, liveStatuses],
    )
    for (const { id, live, ...home } of rows) {
      register.add(id, home)
      for (const listing of live) register.claim(id, listing.kind, listing.id)
    }
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
