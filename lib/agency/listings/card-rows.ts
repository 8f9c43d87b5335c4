import type { ListingKind } from '../../domain/listing-kind'
import type { ListingStatus } from '../../domain/listing-status'
import type { Nation } from '../../domain/nation'
import { rows } from '../pool'

/** What a card is made of, as one statement reads it. Money in pence, as text where it is a bigint. */
export interface CardRow {
  id: number
  kind: ListingKind
  slug: string
  status: ListingStatus
  price_qualifier: string
  price_pence: string | null
  deposit_pence: number | null
  available_from: string | null
  display_address: string
  summary: string
  chain_free: boolean | null
  property_id: number
  owner_id: number
  type: string
  bedrooms: number
  bathrooms: number
  reception_rooms: number | null
  floor_area_sq_ft: number | null
  nation: Nation
  lat: number | null
  lng: number | null
  listed_at: Date
  reduced_at: Date | null
  reduced_from: string | null
  agent_name: string | null
  agent_logo: string | null
  images: { file: string; alt: string }[] | null
  facts: Record<string, string> | null
}

const columns = (listedAt: string) => `
         l.id, l.kind, l.slug, l.status, l.price_qualifier, l.price_pence, l.deposit_pence,
         to_char(l.available_from, 'YYYY-MM-DD') AS available_from, l.display_address, l.summary, l.chain_free,
         p.id AS property_id, p.owner_id, p.type, p.bedrooms, p.bathrooms, p.reception_rooms, p.floor_area_sq_ft, p.nation::text AS nation, p.lat, p.lng,
         ${listedAt} AS listed_at, e.reduced_at, e.reduced_from, a.name AS agent_name, a.logo AS agent_logo,
         (SELECT json_agg(json_build_object('file', m.file, 'alt', m.alt) ORDER BY m.position)
            FROM listing_media m WHERE m.listing_id = l.id AND m.kind = 'image') AS images,
         (SELECT json_object_agg(f.key, f.value) FROM (
            SELECT DISTINCT ON (key) key, value FROM material_fact
             WHERE property_id = p.id AND key IN ('tenure', 'council_tax_band', 'epc_rating')
             ORDER BY key, supplied_at DESC, id DESC) f) AS facts`

const liveOnes = `
  SELECT ${columns('e.listed_at')}
    FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, place)
    JOIN search_entry e ON e.listing_id = wanted.id
    JOIN listing l ON l.id = wanted.id
    JOIN property p ON p.id = l.property_id
    LEFT JOIN local_agent a ON a.id = l.local_agent_id
   ORDER BY wanted.place`

/** Card rows of live listings, in the order of the ids; one that is no longer live is left out. */
export const cardRows = (ids: number[]): Promise<CardRow[]> =>
  ids.length ? rows<CardRow>(liveOnes, [ids]) : Promise.resolve([])

/** What an owner sees of a listing beyond its card. */
export interface OwnedRow extends CardRow {
  package_def: string | null
  /** Oldest first; prices in pence. */
  timeline: { event: string; at: string; price_pence: number | null }[] | null
}

/** More than these are an agency's stock, not somebody's homes. */
const MOST_OWNED = 200

const ownedOnes = `
  SELECT ${columns('coalesce(e.listed_at, l.created_at)')}, l.package_def,
         (SELECT json_agg(json_build_object('event', v.type, 'at', v.at, 'price_pence', v.price_pence) ORDER BY v.at, v.id)
            FROM listing_event v WHERE v.listing_id = l.id) AS timeline
    FROM property p
    JOIN listing l ON l.property_id = p.id AND l.kind = $2::listing_kind
    LEFT JOIN search_entry e ON e.listing_id = l.id
    LEFT JOIN local_agent a ON a.id = l.local_agent_id
   WHERE p.owner_id = $1
   ORDER BY (e.listing_id IS NULL), l.created_at DESC, l.id DESC LIMIT ${MOST_OWNED}`

/** Card rows of an owner's listings of a kind, live or not, the live ones first, then the newest. */
export const ownedRows = (ownerId: number, kind: ListingKind): Promise<OwnedRow[]> =>
  rows<OwnedRow>(ownedOnes, [ownerId, kind])
