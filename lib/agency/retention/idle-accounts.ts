import { sql } from 'kysely'
import {
  hasOpenMoney,
  hasReminderLeft,
  isKeptForClaim,
  isRecordedDealing,
  isUnfinishedListing,
  isUnpaidFee,
} from './open-matters'
import { before, INVOICE_PERIOD } from './periods'

/**
 * The time of the last dealings with the holder of an account, of the table "user". Dealings are the account's creation,
 * use of the website while logged in, messages, viewings, listings, orders and decisions about identity checks. Saved
 * homes and searches are left out, because a login precedes them. Automatic emails, such as alerts and newsletters, do
 * not count, because nobody may read them any more.
 */
export const lastDealingAt = sql<Date>`greatest(
  "user".created_at,
  (select max(user_session.last_seen_at) from user_session where user_session.user_id = "user".id),
  (select max(thread.last_message_at) from thread where thread.starter_id = "user".id),
  (select max(thread.last_message_at) from thread where thread.owner_id = "user".id),
  (select max(viewing.starts_at) from viewing where viewing.viewer_id = "user".id),
  (select max(viewing.starts_at) from viewing where viewing.host_id = "user".id),
  (select max(listing.updated_at) from listing join property on property.id = listing.property_id
    where property.owner_id = "user".id),
  (select max(greatest("order".created_at, "order".settled_at, "order".performed_at)) from "order"
    where "order".user_id = "user".id),
  (select max(event.at) from identity_check_event event
    join identity_check on identity_check.id = event.check_id
    join property on property.id = identity_check.property_id where property.owner_id = "user".id),
  (select max(user_message.created_at) from user_message where user_message.user_id = "user".id),
  -- Anybody can write under an address that was not verified.
  (select max(contact_message.created_at) from contact_message
    where contact_message.email = lower("user".email) and "user".email_proved_at is not null))`

/** The holder's name is part of the records of offers, requests and reports, so it is kept as long as they are. */
const hasRecordedDealing = sql<boolean>`
  exists (select from thread where "user".id in (thread.starter_id, thread.owner_id) and ${isRecordedDealing})`

/** Closing the account would cancel the order of an unpaid fee, and so the debt. */
const hasKeptInvoice = (at: Date) => sql<boolean>`
  exists (select from "order" where "order".user_id = "user".id and (${hasOpenMoney}
    or (select max(event.at) from order_event event where event.order_id = "order".id) >= ${before(at, INVOICE_PERIOD)}
      and ("order".settled_at is not null or ${isUnpaidFee} or exists (select from payment
        where payment.order_id = "order".id and payment.status = 'paid'))))`

/** A tenant's holding deposit is also part of the records of the landlord. */
const hasTakenDeposit = (at: Date) => sql<boolean>`
  exists (select from tenant_deposit join listing on listing.id = tenant_deposit.listing_id
    join property on property.id = listing.property_id
    where property.owner_id = "user".id and tenant_deposit.held_at >= ${before(at, INVOICE_PERIOD)})`

/** A landlord may never log in, and rely on the mails that remind of expiring certificates. */
const awaitsReminder = sql<boolean>`
  exists (select from letting_certificate join property on property.id = letting_certificate.property_id
    where property.owner_id = "user".id and ${hasReminderLeft})`

/**
 * Whether an account must be kept although nobody uses it: one with unfinished business or with a record that is kept
 * longer, and the account of an imported branch (.invalid), which is not a person.
 */
export const mustBeKept = (at: Date) => sql<boolean>`(
  "user".email like '%.invalid'
  or exists (select from listing join property on property.id = listing.property_id
    where property.owner_id = "user".id and ${isUnfinishedListing})
  or ${hasRecordedDealing}
  or ${hasKeptInvoice(at)}
  or ${hasTakenDeposit(at)}
  or ${awaitsReminder}
  or ${isKeptForClaim})`
