import type { Milestone } from '../../contract/sales'
import type { SaleParty } from '../../domain/memorandum'
import { listMilestones, mayRecordMilestone, type SaleMilestone } from '../../domain/sale-milestone'
import { toIsoDay } from '../../format/iso-day'
import type { Database, Tx } from '../database'
import type { SaleRow } from './find-sale'

/** Lists the milestones of a sale, which depend on the nation and on whether the buyer pays in cash. */
export const listMilestonesOfSale = ({
  nation,
  position,
}: Pick<SaleRow, 'nation' | 'position'>): SaleMilestone[] =>
  listMilestones({ nation, isCashBuyer: position === 'cash' })

/** Finds the newest record of each milestone of a sale since its memorandum was sent. */
export const findMilestoneRecords = (database: Database | Tx, offerId: number, since: Date) =>
  database
    .selectFrom('saleMilestone')
    .distinctOn('milestone')
    .select(['milestone', 'state', 'day', 'party', 'at'])
    .where('offerId', '=', offerId)
    .where('at', '>=', since)
    .orderBy('milestone')
    .orderBy('id', 'desc')
    .execute()

export type MilestoneRecord = Awaited<ReturnType<typeof findMilestoneRecords>>[number]

interface MilestoneQuery {
  sale: SaleRow
  party: SaleParty
  /** When the memorandum was sent. */
  since: Date
}

/** Returns the milestones of a sale with the newest record of each, as one of its parties reads them. */
export async function readMilestones(
  database: Database | Tx,
  { sale, party, since }: MilestoneQuery,
): Promise<Milestone[]> {
  const records = await findMilestoneRecords(database, sale.id, since)
  return listMilestonesOfSale(sale).map((milestone) => {
    const record = records.find((row) => row.milestone === milestone)
    return {
      milestone,
      is_own: mayRecordMilestone(milestone, party),
      record: record
        ? { state: record.state, day: toIsoDay(record.day), party: record.party, at: record.at.toISOString() }
        : null,
    }
  })
}
