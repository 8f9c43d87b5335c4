import type { ListingKind } from '../../domain/listing-kind'
import type { Tx } from '../database'
import { toPublicAddress, type LocatedAddress } from './locate-address'

interface NewHome {
  ownerId: number
  kind: ListingKind
  packageDef: string
  address: LocatedAddress
}

/** Finds the owner's home at an address: the same building, street and postcode. */
const findPropertyAt = (tx: Tx, ownerId: number, address: LocatedAddress) =>
  tx
    .selectFrom('property')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('building', '=', address.building)
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
    // The type is asked for in the next step; an empty one keeps a listing from being published.
    .values({ ...address, ownerId, type: '', bedrooms: 0, bathrooms: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Begins the draft of a home, or returns the one that its owner has begun for the same address already, so that a form
 * that is sent twice makes one home. The owner's row is locked, so that two requests at once do not make two either.
 */
export async function beginHome(tx: Tx, { ownerId, kind, packageDef, address }: NewHome): Promise<number> {
  await tx.selectFrom('user').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute()
  const known = await findPropertyAt(tx, ownerId, address)
  const draft = known && (await findDraftOf(tx, known.id, kind))
  if (draft) {
    await tx.updateTable('listing').set({ packageDef }).where('id', '=', draft.id).execute()
    return draft.id
  }
  const propertyId = known?.id ?? (await insertProperty(tx, ownerId, address))
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
