import type { ListingKind } from '../../domain/listing-kind'
import type { Tx } from '../database'
import { toPublicAddress, type LocatedAddress } from './locate-address'

interface NewHome {
  ownerId: number
  kind: ListingKind
  packageDef: string
  address: LocatedAddress
}

/** Finds a property of the owner with the same building, street and postcode. */
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
    // The owner chooses the type in the next step. A listing with an empty type cannot be published.
    .values({ ...address, ownerId, type: '', bedrooms: 0, bathrooms: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Creates the draft of a listing. If its owner already has a draft for the same address, returns that, so
 * that a form that is sent twice creates one home. Locks the owner's row, so that two requests at the same
 * time also create one.
 * @returns the listing's id
 */
export async function beginHome(tx: Tx, { ownerId, kind, packageDef, address }: NewHome): Promise<number> {
  await tx.selectFrom('user').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute()
  const existingProperty = await findPropertyAt(tx, ownerId, address)
  const draft = existingProperty ? await findDraftOf(tx, existingProperty.id, kind) : undefined
  if (draft) {
    await tx.updateTable('listing').set({ packageDef }).where('id', '=', draft.id).execute()
    return draft.id
  }
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
