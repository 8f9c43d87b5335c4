import type { ClientBase } from 'pg'
import type { ListingKind } from '../../../domain/listing-kind'
import type { ListingStatus } from '../../../domain/listing-status'
import { keyOf, type Identity } from '../identify'
import type { PictureKind } from '../types'

export interface StoredPicture {
  kind: PictureKind | 'document'
  position: number
  file: string
  alt: string
  /** Its name in the feed. */
  source: string | null
}

/** A listing that an earlier file created. */
export interface ExistingListing extends Identity {
  id: number
  propertyId: number
  kind: ListingKind
  status: ListingStatus
  pricePence: number | null
  digest: string | null
  lastEventAt: Date | null
  postcode: string
  lat: number | null
  lng: number | null
  pictures: StoredPicture[]
}

/** Finds listings by their references; the keys of the map are those of `keyOf`. */
export async function existingListings(
  client: ClientBase,
  identities: readonly Identity[],
): Promise<Map<string, ExistingListing>> {
  const { rows } = await client.query<ExistingListing & { price: string | null }>(
    `SELECT l.id, l.property_id AS "propertyId", l.kind, l.status, l.price_pence AS price, l.import_branch AS branch, l.import_ref AS ref,
            l.import_digest AS digest, p.postcode, p.lat, p.lng,
            (SELECT max(at) FROM listing_event e WHERE e.listing_id = l.id) AS "lastEventAt",
            coalesce((SELECT json_agg(json_build_object('kind', m.kind, 'position', m.position, 'file', m.file, 'alt', m.alt, 'source', m.source)
                                      ORDER BY m.kind, m.position) FROM listing_media m WHERE m.listing_id = l.id), '[]') AS pictures
       FROM json_to_recordset($1::json) AS asked(branch text, ref text)
       JOIN listing l ON l.import_branch = asked.branch AND l.import_ref = asked.ref
       JOIN property p ON p.id = l.property_id`,
    [JSON.stringify(identities)],
  )
  return new Map(
    rows.map(({ price, ...row }) => [
      keyOf(row),
      { ...row, pricePence: price === null ? null : Number(price) },
    ]),
  )
}

/** The newest values of material facts, by `${propertyId} ${key}`. */
export async function factsInForce(
  client: ClientBase,
  propertyIds: readonly number[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ property_id: number; key: string; value: string }>(
    `SELECT DISTINCT ON (property_id, key) property_id, key, value FROM material_fact
      WHERE property_id = ANY ($1::int[]) ORDER BY property_id, key, supplied_at DESC, id DESC`,
    [propertyIds],
  )
  return new Map(rows.map(({ property_id, key, value }) => [`${property_id} ${key}`, value]))
}
