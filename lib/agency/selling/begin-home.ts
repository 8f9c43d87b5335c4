import { sql } from 'kysely'
import { failure, type Refusal } from '../../contract/call'
import type { ListingKind } from '../../domain/listing-kind'
import type { Tx } from '../database'
import { toPublicAddress, type LocatedAddress } from './locate-address'

interface NewHome {
  ownerId: number
  kind: ListingKind
  packageDef: string
  address: LocatedAddress
}

/** Ignores case and white space, so that '12A' and '12a' cannot be advertised as two homes. */
const findPropertyAt = (tx: Tx, ownerId: number, address: LocatedAddress) =>
  tx
    .selectFrom('property')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where(
      sql<string>`lower(regexp_replace(building, '\\s', '', 'g'))`,
      '=',
      address.building.toLowerCase().replaceAll(/\s/g, ''),
    )
    .where('streetSlug', '=', address.streetSlug)
    .where('postcode', '=', address.postcode)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

const findDraftOf = (tx: Tx, propertyId: number, kind: ListingKind) =>
  tx
    .selectFrom('listing')
    .select('id')
    .where('propertyId', '=', propertyId)
    .where('kind', '=', kind)
    .where('status', '=', 'draft')
    .executeTakeFirst()

async function insertProperty(tx: Tx, ownerId: number, address: LocatedAddress): Promise<number> {
  const { id } = await tx
    .insertInto('property')
    // The owner chooses the type in the next step. A listing with an empty type cannot be published.
    .values({ ...address, ownerId, type: '', bedrooms: 0, bathrooms: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** More drafts than an owner has homes to sell or let. The limit stops a script that creates drafts. */
const MAX_DRAFTS = 30

async function hasTooManyDrafts(tx: Tx, ownerId: number): Promise<boolean> {
  const { count } = await tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('property.ownerId', '=', ownerId)
    .where('listing.status', '=', 'draft')
    .executeTakeFirstOrThrow()
  return Number(count) >= MAX_DRAFTS
}

/** Creates or finds a draft. Locks the owner's row, so that two simultaneous requests do not create two drafts. */
export async function beginHome(
  tx: Tx,
  { ownerId, kind, packageDef, address }: NewHome,
): Promise<number | Refusal> {
  await tx.selectFrom('user').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute()
  const existingProperty = await findPropertyAt(tx, ownerId, address)
  const draft = existingProperty ? await findDraftOf(tx, existingProperty.id, kind) : undefined
  if (draft) return draft.id
  if (await hasTooManyDrafts(tx, ownerId))
    return failure('You have many homes that are not finished. Please finish one of them first.')
  const propertyId = existingProperty?.id ?? (await insertProperty(tx, ownerId, address))
  const { id } = await tx
    .insertInto('listing')
    .values({
      propertyId,
      kind,
      status: 'draft',
      packageDef,
      ...toPublicAddress(address),
      summary: '',
      description: '',
      features: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
