import type { ClientBase } from 'pg'
import type { ListingKind } from '../../../domain/listing-kind'
import { liveStatuses } from '../../../domain/listing-status'
import type { ImportedHome } from '../types'

/** A home is known again by house, street and whole postcode; without a house there is no telling. */
const identityOf = ({
  building,
  streetSlug,
  postcode,
}: Pick<ImportedHome, 'building' | 'streetSlug' | 'postcode'>): string | null =>
  building && postcode.includes(' ') ? `${building.toLowerCase()}|${streetSlug}|${postcode}` : null

/**
 * Which homes of an owner are known, and which of them have a live listing of a kind: a home has at
 * most one for sale and one to let, while it may be listed under new references over the years.
 */
export class HomeRegister {
  readonly #byIdentity = new Map<string, number[]>()
  readonly #live = new Map<string, number>()

  /** The register of the homes that a batch may touch. */
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
    const identity = identityOf(home)
    if (identity) this.#byIdentity.set(identity, [...(this.#byIdentity.get(identity) ?? []), propertyId])
  }

  /** The listing that is live for a home, or undefined. */
  liveListing(propertyId: number, kind: ListingKind): number | undefined {
    return this.#live.get(`${propertyId} ${kind}`)
  }

  claim(propertyId: number, kind: ListingKind, listingId: number): void {
    this.#live.set(`${propertyId} ${kind}`, listingId)
  }

  /** A known home of the same address that is free for a listing of the kind. */
  free(home: ImportedHome, kind: ListingKind): number | undefined {
    const identity = identityOf(home)
    return identity === null
      ? undefined
      : this.#byIdentity.get(identity)?.find((id) => this.liveListing(id, kind) === undefined)
  }
}
