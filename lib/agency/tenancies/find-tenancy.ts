import { failure, success, type Reply } from '../../contract/call'
import { offerMessages } from '../../contract/offer-messages'
import { tenancyMessages } from '../../contract/tenancy-messages'
import { isCommercialType } from '../../domain/property-type'
import type { TenancyParty } from '../../domain/tenancy-milestone'
import { toIsoDay } from '../../format/iso-day'
import type { Database, Tx } from '../database'
import { lockListing } from '../offers/listing-terms'

/** Finds a request to rent with its home, its two parties and the time of its last acceptance. */
const selectRequest = (database: Database | Tx, requestId: number) =>
  database
    .selectFrom('letRequest')
    .innerJoin('thread', 'thread.id', 'letRequest.threadId')
    .innerJoin('listing', 'listing.id', 'letRequest.listingId')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .innerJoin('user as tenant', 'tenant.id', 'letRequest.tenantId')
    .innerJoin('user as landlord', 'landlord.id', 'thread.ownerId')
    .select(['letRequest.id', 'letRequest.status', 'letRequest.threadId', 'letRequest.listingId'])
    .select(['letRequest.moveInOn', 'letRequest.rentPence', 'letRequest.createdAt as requestedAt'])
    .select(['listing.displayAddress', 'listing.status as listingStatus', 'property.nation', 'property.type'])
    .select(['tenant.id as tenantId', 'tenant.firstName as tenantFirstName'])
    .select(['tenant.lastName as tenantLastName', 'tenant.closedAt as tenantClosedAt'])
    .select(['landlord.id as landlordId', 'landlord.firstName as landlordFirstName'])
    .select(['landlord.lastName as landlordLastName', 'landlord.closedAt as landlordClosedAt'])
    .select('landlord.email as landlordEmail')
    .select(({ selectFrom }) =>
      selectFrom('letRequestEvent')
        .select(({ fn }) => fn.max('letRequestEvent.at').as('at'))
        .whereRef('letRequestEvent.letRequestId', '=', 'letRequest.id')
        .where('letRequestEvent.type', '=', 'accepted')
        .as('acceptedAt'),
    )
    .where('letRequest.id', '=', requestId)

export type TenancyRow = NonNullable<Awaited<ReturnType<typeof findTenancy>>>

export const findTenancy = (database: Database | Tx, requestId: number) =>
  selectRequest(database, requestId).executeTakeFirst()

/** Like `findTenancy`, and locks the listing and then the request, in the order in which requests are answered. */
export async function lockTenancy(tx: Tx, requestId: number): Promise<TenancyRow | undefined> {
  const tenancy = await findTenancy(tx, requestId)
  if (!tenancy) return undefined
  await lockListing(tx, tenancy.listingId)
  return selectRequest(tx, requestId).forUpdate('letRequest').executeTakeFirst()
}

/** Returns the user's role in a letting. Refuses a stranger, business premises, and a request that is not accepted. */
export function findTenancyParty(
  tenancy: TenancyRow | undefined,
  userId: number,
): Reply<{ tenancy: TenancyRow; party: TenancyParty }> {
  const isParty = tenancy && (userId === tenancy.tenantId || userId === tenancy.landlordId)
  // A lease of business premises has none of the milestones of a tenancy.
  if (!isParty || isCommercialType(tenancy.type)) return failure(offerMessages.requestNotFound)
  if (tenancy.status !== 'accepted') return failure(tenancyMessages.notAgreed)
  return success({ tenancy, party: userId === tenancy.tenantId ? 'tenant' : 'landlord' })
}

/** Finds the newest record of each milestone since the request was last accepted. */
export async function findTenancyRecords(database: Database | Tx, { id, acceptedAt }: TenancyRow) {
  const rows = await database
    .selectFrom('tenancyMilestone')
    .distinctOn('milestone')
    .select(['milestone', 'state', 'day', 'party', 'at'])
    .where('letRequestId', '=', id)
    .where('at', '>=', acceptedAt)
    .orderBy('milestone')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ day, ...row }) => ({ ...row, day: toIsoDay(day) }))
}

export type TenancyRecord = Awaited<ReturnType<typeof findTenancyRecords>>[number]
