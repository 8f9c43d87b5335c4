import { ownHomeHref } from '../../config/routes'
import {
  countDueReminders,
  DUE_DAYS,
  MAX_REMINDERS,
  nameCertificate,
  type LettingCertificate,
} from '../../domain/letting-certificate'
import type { Nation } from '../../domain/nation'
import { formatLongDate } from '../../format/dates'
import { toIsoDay } from '../../format/iso-day'
import { addDays, londonDay } from '../../format/london-clock'
import { db, withTransaction, type Tx } from '../database'
import { processEach } from '../jobs/process-each'
import { isReachable, queueMail } from '../mail/queue'
import { absoluteUrl, greet } from '../mail/wording'

/** Mails each landlord whose certificates run out soon, or have run out: one mail for each home. */
export async function remindOfCertificates(at = new Date()): Promise<void> {
  const today = londonDay(at)
  const propertyIds = await findPropertiesToRemindOf(today)
  await processEach(propertyIds, (propertyId) => remindOfProperty(propertyId, today))
}

async function findPropertiesToRemindOf(today: string): Promise<number[]> {
  const rows = await db()
    .selectFrom('lettingCertificate')
    .select('propertyId')
    .distinct()
    .where('validUntil', '<=', new Date(addDays(today, DUE_DAYS)))
    .where('reminderCount', '<', MAX_REMINDERS)
    .orderBy('propertyId')
    .execute()
  return rows.map(({ propertyId }) => propertyId)
}

const remindOfProperty = (propertyId: number, today: string): Promise<void> =>
  withTransaction(async (tx) => {
    const certificates = await lockDueCertificates(tx, propertyId, today)
    if (certificates.length === 0) return
    for (const { certificate, dueCount } of certificates)
      await tx
        .updateTable('lettingCertificate')
        .set({ reminderCount: dueCount })
        .where('propertyId', '=', propertyId)
        .where('certificate', '=', certificate)
        .execute()
    const home = await findLetting(tx, propertyId)
    if (home && isReachable(home)) await mailLandlord(tx, home, certificates, today)
  })

interface DueCertificate {
  certificate: LettingCertificate
  validUntil: string
  /** The number of reminders that are due by now, sent or not. */
  dueCount: number
}

/** Finds the certificates of a property with a reminder that is due and not sent, and locks their rows. */
async function lockDueCertificates(tx: Tx, propertyId: number, today: string): Promise<DueCertificate[]> {
  const rows = await tx
    .selectFrom('lettingCertificate')
    .select(['certificate', 'validUntil', 'reminderCount'])
    .where('propertyId', '=', propertyId)
    .orderBy('certificate')
    .forUpdate()
    .execute()
  return rows.flatMap(({ certificate, validUntil, reminderCount }) => {
    if (validUntil === null) return []
    const day = toIsoDay(validUntil)
    const dueCount = countDueReminders(day, today)
    return dueCount > reminderCount ? [{ certificate, validUntil: day, dueCount }] : []
  })
}

/** Finds the newest letting of a property, on whose page its landlord records the certificates. */
const findLetting = (tx: Tx, propertyId: number) =>
  tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .innerJoin('user as owner', 'owner.id', 'property.ownerId')
    .select(['listing.id', 'listing.displayAddress', 'property.nation'])
    .select(['owner.email', 'owner.firstName', 'owner.closedAt'])
    .where('listing.propertyId', '=', propertyId)
    .where('listing.kind', '=', 'let')
    .orderBy('listing.id', 'desc')
    .limit(1)
    .executeTakeFirst()

type LettingRow = NonNullable<Awaited<ReturnType<typeof findLetting>>>

function describeDue({ certificate, validUntil }: DueCertificate, nation: Nation, today: string): string {
  const name = nameCertificate(certificate, nation)
  const day = formatLongDate(validUntil)
  if (validUntil < today) return `${name}: it ran out on ${day}. Please renew it now.`
  // Regulation 36A of the Gas Safety (Installation and Use) Regulations 1998, which applies in Great Britain.
  const keepsDayIfEarly = certificate === 'gas' && nation !== 'northern-ireland'
  const note = keepsDayIfEarly
    ? ' A check within the last two months before this day keeps the day for the next year.'
    : ''
  return `${name}: valid until ${day}.${note}`
}

const mailLandlord = (
  tx: Tx,
  { id, displayAddress, nation, email, firstName }: LettingRow,
  certificates: readonly DueCertificate[],
  today: string,
): Promise<void> =>
  queueMail(tx, {
    to: email,
    subject: `To renew for your tenants: ${displayAddress}`,
    greeting: greet(firstName),
    paragraphs: [
      `These papers of ${displayAddress} need renewing:`,
      ...certificates.map((certificate) => describeDue(certificate, nation, today)),
      'When it is done, record the new day. Record “not needed” if you no longer let the home: then we do not remind you.',
    ],
    action: { label: 'Record a new day', url: absoluteUrl(ownHomeHref('let', id)) },
  })
