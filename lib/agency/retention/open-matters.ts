import { sql } from 'kysely'
import { complaintKinds, messageKinds } from '../../contract/enquiry-messages'
import { MAX_REMINDERS } from '../../domain/letting-certificate'
import { liveStatuses } from '../../domain/listing-status'

/** Whether an order, of the table "order", is a running contract, is disputed, or has money that must still move. */
export const hasOpenMoney = sql<boolean>`(
  "order".kind = 'subscription' and "order".status = 'settled'
  or exists (select from tenant_deposit
    where tenant_deposit.order_id = "order".id and tenant_deposit.status in ('held', 'returning'))
  or exists (select from refund where refund.order_id = "order".id and refund.status = 'requested')
  or exists (select from dispute join payment on payment.id = dispute.payment_id
    where payment.order_id = "order".id and dispute.status in ('inquiry', 'open')))`

/** Whether an order, of the table "order", asks for a fee that is due on completion (lib/domain/order.ts). */
export const isUnpaidFee = sql<boolean>`(
  "order".kind = 'adhoc' and "order".status = 'open' and "order".cancellable_until is null)`

/** Whether a listing, of the table listing, is on the market, or has an unfinished sale, letting or payment. */
export const isUnfinishedListing = sql<boolean>`(
  listing.status = any(${liveStatuses}::listing_status[])
  or listing.status <> 'completed' and (
    exists (select from offer
      where offer.listing_id = listing.id and offer.status in ('made', 'countered', 'accepted'))
    or exists (select from let_request
      where let_request.listing_id = listing.id and let_request.status in ('made', 'accepted')))
  or exists (select from "order" where "order".listing_id = listing.id and ${hasOpenMoney}))`

/** Whether the landlord is still to be reminded of a certificate, of the table letting_certificate. */
export const hasReminderLeft = sql<boolean>`(
  letting_certificate.valid_until is not null and letting_certificate.reminder_count < ${MAX_REMINDERS})`

/**
 * Whether a conversation, of the table thread, is about a contract or a complaint: an offer, a request to rent, a report,
 * or a holding deposit, which a tenant may pay without a request (Tenant Fees Act 2019, schedule 2).
 */
export const isRecordedDealing = sql<boolean>`(
  exists (select from offer where offer.thread_id = thread.id)
  or exists (select from let_request where let_request.thread_id = thread.id)
  or exists (select from thread_report where thread_report.thread_id = thread.id)
  or exists (select from tenant_deposit join "order" on "order".id = tenant_deposit.order_id
    where tenant_deposit.listing_id = thread.listing_id and tenant_deposit.held_at is not null
      and "order".user_id = thread.starter_id))`

/** Whether a message, of the table contact_message, was sent by a form for complaints or for reports of a listing. */
export const isComplaint = sql<boolean>`(
  contact_message.message like any(${complaintKinds.map((kind) => `${kind}%`)}::text[]))`

const complaintPattern = `${messageKinds.complaint}%`

/**
 * Whether a complaint by the holder of an account, of the table "user", is stored. Nothing records that a complaint is
 * settled, so it counts as long as it is kept. Anybody can write under an address that was not verified.
 */
const isComplainant = sql<boolean>`(
  "user".email_proved_at is not null and exists (select from contact_message
    where contact_message.email = lower("user".email) and contact_message.message like ${complaintPattern}))`

/** Whether data about a user, of the table "user", are kept for a complaint or under a legal hold. */
export const isKeptForClaim = sql<boolean>`("user".legal_hold_since is not null or ${isComplainant})`
