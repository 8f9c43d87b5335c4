import { sql, type Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ListingKind } from '../../domain/listing-kind'
import { db } from '../database'
import { readPublic } from '../read-replica'
import { isOneOf } from '../sql-expressions'

const CARD_FACT_KEYS = ['tenure', 'council_tax_band', 'epc_rating', 'parking', 'garden', 'pets']

/** Selects the fields of cards. The fields of `entry` are null for a listing that is not live. */
const selectCards = () =>
  db()
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .leftJoin('searchEntry as entry', 'entry.listingId', 'listing.id')
    .leftJoin('localAgent as agent', 'agent.id', 'listing.localAgentId')
    .select([
      'listing.id',
      'listing.kind',
      'listing.slug',
      'listing.status',
      'listing.priceQualifier',
      'listing.sharePercent',
      'listing.shareRentPence',
      'listing.pricePence',
      'listing.depositPence',
      'listing.availableFrom',
      'listing.displayAddress',
      'listing.summary',
      'listing.chainFree',
      'listing.packageDef',
      'property.id as propertyId',
      'property.ownerId',
      'property.type',
      'property.bedrooms',
      'property.bathrooms',
      'property.receptionRooms',
      'property.floorAreaSqFt',
      'property.nation',
      'property.lat',
      'property.lng',
      'entry.reducedAt',
      'entry.reducedFrom',
      'agent.name as agentName',
      'agent.logo as agentLogo',
    ])
    .select(({ fn, ref, selectFrom }) => [
      fn.coalesce('entry.listedAt', 'listing.createdAt').as('listedAt'),
      jsonArrayFrom(
        selectFrom('listingMedia as media')
          .select(['media.file', 'media.alt'])
          .whereRef('media.listingId', '=', 'listing.id')
          .where('media.kind', '=', 'image')
          .orderBy('media.position'),
      ).as('images'),
      selectCurrentFacts(ref('property.id')).as('facts'),
    ])

/** Selects the newest value of each fact as one JSON object; null if there is no fact. */
const selectCurrentFacts = (propertyId: Expression<number>) =>
  db()
    .selectFrom((facts) =>
      facts
        .selectFrom('materialFact')
        .distinctOn('key')
        .select(['key', 'value'])
        .where('propertyId', '=', propertyId)
        .where('key', 'in', CARD_FACT_KEYS)
        .orderBy('key')
        .orderBy('suppliedAt', 'desc')
        .orderBy('id', 'desc')
        .as('fact'),
    )
    .select(({ fn }) =>
      fn.agg<Record<string, string> | null>('json_object_agg', ['fact.key', 'fact.value']).as('values'),
    )

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

/** Stands for the ids in the compiled query. `findCardRows` replaces the parameter that is this very array. */
const IDS_PLACEHOLDER: number[] = []
const compileCards = () =>
  selectCards()
    .where(({ ref }) => isOneOf(ref('listing.id'), IDS_PLACEHOLDER))
    .where('entry.listingId', 'is not', null)
    .compile()
let compiledQuery: ReturnType<typeof compileCards> | undefined

/** Finds the live listings with these ids, in the order of `ids`. Every search runs this query, so it is compiled once. */
export async function findCardRows(ids: number[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  compiledQuery ??= compileCards()
  const parameters = compiledQuery.parameters.map((value) => (value === IDS_PLACEHOLDER ? ids : value))
  const query = { ...compiledQuery, parameters }
  const { rows } = await readPublic((database) => database.executeQuery<CardRow>(query))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Far more listings than a private owner has. */
const MAX_OWNED_LISTINGS = 200

/** Finds the listings of an owner: first live ones, then drafts and withdrawn ones, each group newest first. */
export const findOwnedCardRows = (ownerId: number, kind: ListingKind): Promise<CardRow[]> =>
  selectCards()
    .where('property.ownerId', '=', ownerId)
    .where('listing.kind', '=', kind)
    .orderBy(sql`entry.listing_id is null`)
    .orderBy('listing.createdAt', 'desc')
    .orderBy('listing.id', 'desc')
    .limit(MAX_OWNED_LISTINGS)
    .execute()

export const findOwnedCardRow = (ownerId: number, kind: ListingKind, id: number) =>
  selectCards()
    .where('property.ownerId', '=', ownerId)
    .where('listing.kind', '=', kind)
    .where('listing.id', '=', id)
    .executeTakeFirst()

/** Finds the events of some listings, oldest first. Without listings there is no query: `in ()` is invalid SQL. */
export const findListingEvents = (listingIds: number[]) =>
  listingIds.length === 0
    ? []
    : db()
        .selectFrom('listingEvent')
        .select(['listingId', 'type', 'at', 'pricePence'])
        .where('listingId', 'in', listingIds)
        .orderBy('at')
        .orderBy('id')
        .execute()
