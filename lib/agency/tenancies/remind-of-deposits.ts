import { routes } from '../../config/routes'
import { getMilestoneRule, REMIND_OF_DEPOSIT_DAYS } from '../../domain/tenancy-milestone'
import { addDays, londonDay } from '../../format/london-clock'
import { db, withTransaction } from '../database'
import { processEach } from '../jobs/process-each'
import { isReachable, queueMail } from '../mail/queue'
import { absoluteUrl, greet } from '../mail/wording'
import { findTenancyRecords, lockTenancy, type TenancyRow } from './find-tenancy'

/** Mails a landlord once if the deposit is not recorded as protected two weeks after the signature. */
export async function remindOfDeposits(at = new Date()): Promise<void> {
  const lastSignatureDay = addDays(londonDay(at), -REMIND_OF_DEPOSIT_DAYS)
  await processEach(await findCandidates(lastSignatureDay), ({ id }) => remindOfDeposit(id, lastSignatureDay))
}

/** Finds the accepted requests with a deposit whose agreement was signed on or before a day, without a reminder yet. */
const findCandidates = (lastSignatureDay: string) =>
  db()
    .selectFrom('letRequest')
    .innerJoin('listing', 'listing.id', 'letRequest.listingId')
    .innerJoin('tenancyMilestone', 'tenancyMilestone.letRequestId', 'letRequest.id')
    .leftJoin('depositReminder', 'depositReminder.letRequestId', 'letRequest.id')
    .select('letRequest.id')
    .distinct()
    .where('letRequest.status', '=', 'accepted')
    .where('listing.depositPence', '>', 0)
    .where('tenancyMilestone.milestone', '=', 'signed')
    .where('tenancyMilestone.state', '=', 'done')
    .where('tenancyMilestone.day', '<=', new Date(lastSignatureDay))
    .where('depositReminder.sentAt', 'is', null)
    .orderBy('letRequest.id')
    .execute()

const remindOfDeposit = (requestId: number, lastSignatureDay: string): Promise<void> =>
  withTransaction(async (tx) => {
    const tenancy = await lockTenancy(tx, requestId)
    if (tenancy?.status !== 'accepted') return
    const records = await findTenancyRecords(tx, tenancy)
    const isSigned = records.some(
      ({ milestone, state, day }) => milestone === 'signed' && state === 'done' && day <= lastSignatureDay,
    )
    const isProtected = records.some(({ milestone, state }) => milestone === 'deposit' && state === 'done')
    if (!isSigned || isProtected) return
    const reminder = await tx
      .insertInto('depositReminder')
      .values({ letRequestId: requestId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('letRequestId')
      .executeTakeFirst()
    const landlord = {
      email: tenancy.landlordEmail,
      firstName: tenancy.landlordFirstName,
      closedAt: tenancy.landlordClosedAt,
    }
    if (reminder && isReachable(landlord)) await queueMail(tx, composeReminder(tenancy, landlord))
  })

const composeReminder = (
  { id, displayAddress, nation }: TenancyRow,
  { email, firstName }: { email: string; firstName: string },
) => ({
  to: email,
  subject: `Is the deposit protected? ${displayAddress}`,
  greeting: greet(firstName),
  paragraphs: [
    `You have not recorded yet that the deposit for ${displayAddress} is protected in a scheme.`,
    `The law sets a time for it. ${getMilestoneRule('deposit', nation) ?? ''}`,
  ],
  action: { label: 'Record it', url: absoluteUrl(routes.tenancy(id)) },
})
