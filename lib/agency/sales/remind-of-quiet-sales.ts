import { routes } from '../../config/routes'
import type { SaleParty } from '../../domain/memorandum'
import { mayRecordMilestone, nameMilestone, QUIET_SALE_DAYS } from '../../domain/sale-milestone'
import { toIsoDay } from '../../format/iso-day'
import { db, withTransaction, type Tx } from '../database'
import { processEach } from '../jobs/process-each'
import { isReachable, queueMail } from '../mail/queue'
import { absoluteUrl, greet } from '../mail/wording'
import { lockSale, readSaleState, type SaleRow } from './find-sale'
import { findMilestoneRecords, listMilestonesOfSale, type MilestoneRecord } from './milestones'

const DAY_MS = 86_400_000

/** Asks both parties of each sale how it stands if neither has recorded anything for two weeks. */
export async function remindOfQuietSales(now = new Date()): Promise<void> {
  const cutoff = new Date(now.getTime() - QUIET_SALE_DAYS * DAY_MS)
  await processEach(await findSalesWithoutReminder(cutoff), ({ id }) => remindIfQuiet(id, { now, cutoff }))
}

const findSalesWithoutReminder = (cutoff: Date) =>
  db()
    .selectFrom('offer')
    .innerJoin('listing', 'listing.id', 'offer.listingId')
    .select('offer.id')
    .where('offer.status', '=', 'accepted')
    .where('listing.status', '=', 'sold_subject_to_contract')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('saleReminder')
            .select('saleReminder.id')
            .whereRef('saleReminder.offerId', '=', 'offer.id')
            .where('saleReminder.sentAt', '>', cutoff),
        ),
      ),
    )
    .orderBy('offer.id')
    .execute()

/** Whether a record was made, or expects its step, after the cutoff, so that the sale is not quiet. */
const isAfterCutoff = ({ at, state, day }: MilestoneRecord, cutoff: Date): boolean =>
  at > cutoff || (state === 'expected' && toIsoDay(day) > toIsoDay(cutoff))

const remindIfQuiet = (offerId: number, { now, cutoff }: { now: Date; cutoff: Date }): Promise<void> =>
  withTransaction(async (tx) => {
    const sale = await lockSale(tx, offerId)
    if (sale?.status !== 'accepted' || sale.listingStatus !== 'sold_subject_to_contract') return
    const { memorandum } = await readSaleState(tx, sale, now)
    if (!memorandum || memorandum.sentAt > cutoff) return
    const records = await findMilestoneRecords(tx, offerId, memorandum.sentAt)
    if (records.some((record) => isAfterCutoff(record, cutoff)) || (await hasReminder(tx, offerId, cutoff)))
      return
    await tx.insertInto('saleReminder').values({ offerId, sentAt: now }).execute()
    await mailParties(tx, sale, records)
  })

/** Whether a concurrent run of the job has sent the reminder since findSalesWithoutReminder. */
const hasReminder = async (tx: Tx, offerId: number, cutoff: Date): Promise<boolean> =>
  Boolean(
    await tx
      .selectFrom('saleReminder')
      .select('id')
      .where('offerId', '=', offerId)
      .where('sentAt', '>', cutoff)
      .executeTakeFirst(),
  )

async function mailParties(tx: Tx, sale: SaleRow, records: readonly MilestoneRecord[]): Promise<void> {
  const isDone = (milestone: string) =>
    records.some((record) => record.milestone === milestone && record.state === 'done')
  const openMilestones = listMilestonesOfSale(sale).filter((milestone) => !isDone(milestone))
  const parties: [SaleParty, { firstName: string; email: string; closedAt: Date | null }][] = [
    ['seller', { firstName: sale.sellerFirstName, email: sale.sellerEmail, closedAt: sale.sellerClosedAt }],
    ['buyer', { firstName: sale.buyerFirstName, email: sale.buyerEmail, closedAt: sale.buyerClosedAt }],
  ]
  for (const [party, person] of parties) {
    if (!isReachable(person)) continue
    const ownMilestones = openMilestones.filter((milestone) => mayRecordMilestone(milestone, party))
    const names = ownMilestones.map((milestone) => nameMilestone(milestone, sale.nation)).join('; ')
    await queueMail(tx, {
      to: person.email,
      subject: `How does it stand? ${sale.displayAddress}`,
      greeting: greet(person.firstName),
      paragraphs: [
        `Nothing has been recorded about the ${party === 'seller' ? 'sale' : 'purchase'} of ${sale.displayAddress} for two weeks. Please ask your conveyancer, and record where it stands, so that the other side knows too.`,
        `Your steps that are not done: ${names}.`,
      ],
      action: { label: 'Record a step', url: absoluteUrl(routes.sale(sale.id)) },
    })
  }
}
