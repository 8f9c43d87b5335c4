import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import { listTenancyMilestones, mayRecordTenancyMilestone } from '../../domain/tenancy-milestone'
import { toIsoDay } from '../../format/iso-day'
import { formatPersonName } from '../../format/person-name'
import type { UserCaller } from '../callers'
import { withSnapshot } from '../database'
import { toAdvertisedPounds } from '../listings/cards'
import { findTenancy, findTenancyParty, findTenancyRecords } from './find-tenancy'

/** Returns an accepted request to its landlord or tenant, with the steps until the keys. */
export const getTenancy = (
  { request_id: requestId }: ParsedInput<'getTenancy'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'getTenancy'>>> =>
  withSnapshot(async (tx) => {
    const partyReply = findTenancyParty(await findTenancy(tx, requestId), user.id)
    if (!partyReply.ok) return partyReply
    const { tenancy, party } = partyReply.data
    const records = await findTenancyRecords(tx, tenancy)
    const { tenantFirstName, tenantLastName, tenantClosedAt } = tenancy
    const { landlordFirstName, landlordLastName, landlordClosedAt } = tenancy
    const otherParty =
      party === 'landlord'
        ? { firstName: tenantFirstName, lastName: tenantLastName, closedAt: tenantClosedAt }
        : { firstName: landlordFirstName, lastName: landlordLastName, closedAt: landlordClosedAt }
    return success({
      request_id: tenancy.id,
      party,
      portal_address: tenancy.displayAddress,
      nation: tenancy.nation,
      other_party: formatPersonName(otherParty),
      rent: toAdvertisedPounds('let', tenancy.rentPence),
      move_in_date: toIsoDay(tenancy.moveInOn),
      milestones: listTenancyMilestones(tenancy.nation).map((milestone) => {
        const record = records.find((row) => row.milestone === milestone)
        return {
          milestone,
          is_own: mayRecordTenancyMilestone(milestone, party),
          record: record
            ? { state: record.state, day: record.day, party: record.party, at: record.at.toISOString() }
            : null,
        }
      }),
      is_completed: tenancy.listingStatus === 'completed',
    })
  })
