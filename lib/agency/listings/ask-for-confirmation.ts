import { sql, type SqlBool } from 'kysely'
import { isDemonstration } from '../../config/env'
import { ASK_OWNER_AFTER_DAYS, describeMarketState, HIDE_AFTER_DAYS } from '../../domain/listing-confirmation'
import { liveStatuses } from '../../domain/listing-status'
import { emailTemplates } from '../accounts/email-templates'
import { generateKey, hashKey } from '../accounts/random-key'
import { db, withTransaction } from '../database'
import { findInIdRanges, isInRange, listIdRanges, type IdRange } from '../id-ranges'
import { processEach } from '../jobs/process-each'
import { queueMail } from '../mail/queue'
import { now, nowPlusSeconds } from '../sql-expressions'
import { confirmListings, lastConfirmedAt } from './confirm-listings'

const DAY_SECONDS = 86_400
const daysAgo = (days: number) => nowPlusSeconds(-days * DAY_SECONDS)

/** More mails in one run would delay other mail. The remaining owners are asked in the next run, an hour later. */
const MAX_MAILS_PER_RUN = 200
/** The last mail is sent when the listing is hidden. An owner who does not answer that mail is not asked again. */
const STOP_ASKING_AFTER_DAYS = HIDE_AFTER_DAYS + ASK_OWNER_AFTER_DAYS

/** Matches the email addresses of the demonstration's invented owners, who cannot confirm by mail. */
const FICTITIOUS_OWNER_EMAILS = '%@demo.example'

/** Asks owners to confirm their listings, and hides listings that nobody has confirmed (field O7). */
export async function askForConfirmations(): Promise<void> {
  if (isDemonstration()) await confirmDemonstrationListings()
  await hideUnconfirmedListings()
  const listings = await findInIdRanges('listing', findListingsToAskAbout, MAX_MAILS_PER_RUN)
  await processEach(listings, askOwner)
}

/** Confirms the demonstration's listings, because otherwise all of them would be hidden after some weeks. */
async function confirmDemonstrationListings(): Promise<void> {
  const at = new Date()
  const unlessConfirmedSince = new Date(at.getTime() - ASK_OWNER_AFTER_DAYS * DAY_SECONDS * 1_000)
  const confirmation = { ownerEmailLike: FICTITIOUS_OWNER_EMAILS, at, unlessConfirmedSince }
  for await (const idRange of listIdRanges('listing'))
    await withTransaction((tx) => confirmListings(tx, { ...confirmation, idRange }))
}

/** Deletes the search entries of unconfirmed listings. A trigger restores an entry after a confirmation. */
async function hideUnconfirmedListings(): Promise<void> {
  for await (const range of listIdRanges('listing'))
    await db()
      .deleteFrom('searchEntry')
      .where(isInRange('search_entry.listing_id', range))
      .where(sql<SqlBool>`${lastConfirmedAt('search_entry.listing_id')} <= ${daysAgo(HIDE_AFTER_DAYS)}`)
      .execute()
}

/** Leaves out the accounts of imported branches, at '.invalid' (RFC 2606): each import confirms their listings. */
const findListingsToAskAbout = (range: IdRange) =>
  db()
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .innerJoin('user as owner', 'owner.id', 'property.ownerId')
    .select(['listing.id', 'listing.kind', 'listing.status', 'listing.displayAddress'])
    .select(['owner.email', 'owner.firstName'])
    .select([lastConfirmedAt('listing.id').as('confirmedAt')])
    .where(isInRange('listing.id', range))
    .where('listing.status', 'in', liveStatuses)
    .where('owner.closedAt', 'is', null)
    .where('owner.email', 'not like', '%.invalid')
    .where(sql<SqlBool>`${lastConfirmedAt('listing.id')} <= ${daysAgo(ASK_OWNER_AFTER_DAYS)}`)
    .where(sql<SqlBool>`${lastConfirmedAt('listing.id')} > ${daysAgo(STOP_ASKING_AFTER_DAYS)}`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('confirmationRequest as request')
            .select('request.id')
            .whereRef('request.listingId', '=', 'listing.id')
            .where('request.askedAt', '>', daysAgo(ASK_OWNER_AFTER_DAYS)),
        ),
      ),
    )
    .orderBy('listing.id')
    .limit(MAX_MAILS_PER_RUN)
    .execute()

type ListingToAskAbout = Awaited<ReturnType<typeof findListingsToAskAbout>>[number]

async function askOwner({
  id,
  kind,
  status,
  email,
  firstName,
  ...listing
}: ListingToAskAbout): Promise<void> {
  const key = generateKey()
  await withTransaction(async (tx) => {
    await tx
      .insertInto('confirmationRequest')
      .values({ listingId: id, keyHash: hashKey(key), askedAt: now })
      .execute()
    const marketState = describeMarketState(kind, status)
    const mail = emailTemplates.confirmListing(firstName, { ...listing, marketState, key })
    await queueMail(tx, { to: email, ...mail })
  })
}
