import { brand, portal } from '../../config/brand'
import { brandName } from '../../config/env'
import { paymentRoutes } from '../../config/payment-routes'
import { isLive } from '../../domain/listing-status'
import { formatLongDate } from '../../format/dates'
import { formatPence } from '../../format/money'
import { plainText } from '../../html/sanitise'
import type { Tx } from '../database'
import { queueMail } from '../mail/queue'
import { absoluteUrl, greet } from '../mail/wording'
import type { OrderRow } from './order-rows'
import { portalsEndAt } from './portal-term'

/** Converts the HTML of an agreement to text, with a line for each paragraph, heading and list item. */
const toTextLines = (html: string): string =>
  html
    .split(/<\/(?:p|li|h[1-6]|tr|caption)>|<br\s*\/?>/i)
    .map((piece) => plainText(piece).trim())
    .filter((line) => line !== '')
    .join('\n')

const composeAmount = ({ amountPence, vatPence, onCompletionPence }: OrderRow): string => {
  if (amountPence > 0n) {
    const vat = vatPence > 0n ? `, of which ${formatPence(Number(vatPence))} is VAT` : ''
    return `Paid: ${formatPence(Number(amountPence))}${vat}.`
  }
  return onCompletionPence > 0n
    ? `Nothing is due now. ${formatPence(Number(onCompletionPence))} including VAT is due when your sale completes.`
    : 'Nothing is due, now or later.'
}

/** Says when we start. Portals that are paid on their own page start at once, without a request to do so. */
function composeStart({ startRequestedAt, kind }: OrderRow): string {
  if (startRequestedAt) return 'You have asked us to start at once.'
  if (kind === 'portal' || kind === 'subscription') return 'We start at once.'
  return 'We start when these days are over, as you have not asked us to start earlier.'
}

/** Says what a cancellation costs, as `quoteRefund` computes it. */
function composeRefund({ startRequestedAt, amountPence, kind }: OrderRow): string {
  if (amountPence === 0n) return 'If you cancel, you owe nothing.'
  if (startRequestedAt && kind === 'adhoc')
    return 'If you cancel before the work is done, all that you have paid is returned; after that, nothing is.'
  return startRequestedAt
    ? 'If you cancel, you pay for the days of advertising until then, in proportion to the whole.'
    : 'If you cancel, all that you have paid is returned.'
}

function composeCancellationRight(order: OrderRow): string[] {
  const { cancellableUntil, kind } = order
  if (kind === 'tenant' || !cancellableUntil) return []
  return [
    `You may cancel until the end of ${formatLongDate(cancellableUntil)}, without giving a reason, in your account or with the form below. ${composeStart(order)} ${composeRefund(order)}`,
  ]
}

const composeDepositTerms = ({ kind }: OrderRow): string[] =>
  kind === 'tenant'
    ? [
        'This is a holding deposit. We hold it as client money for at most 15 days, unless you and the landlord agree another day in writing. It is returned within 7 days once the tenancy is signed, and also if there is no tenancy; if the landlord may keep any of it, we tell you why in writing.',
      ]
    : []

/** The model cancellation form (Consumer Contracts Regulations 2013, schedule 3, part B). */
const composeCancellationForm = (): string =>
  [
    'Cancellation form',
    `To ${brand.legalName}, ${brand.registeredOffice}, ${brand.email}:`,
    'I hereby give notice that I cancel my contract for the supply of the following service: …',
    'Ordered on … Name … Address … Signature (only if on paper) … Date …',
  ].join('\n')

/** Finds the customer and the address of the home. @returns null if the customer's account is closed */
async function findAddressee(tx: Tx, { userId, listingId }: OrderRow) {
  const user = await tx
    .selectFrom('user')
    .select(['email', 'firstName', 'closedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (user.closedAt) return null
  const { displayAddress } = await tx
    .selectFrom('listing')
    .select('displayAddress')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  return { ...user, displayAddress }
}

const createPaymentsLink = () => ({ label: 'Your payments', url: absoluteUrl(paymentRoutes.payments) })

/** Returns the agreement, which contains a cancellation form; without an agreement, returns only the form. */
function composeAgreement(
  { cancellableUntil }: OrderRow,
  terms: { text: string; version: string } | undefined,
): string[] {
  if (terms) return [`The agreement, as it stood on ${terms.version}:`, toTextLines(terms.text)]
  return cancellableUntil ? [composeCancellationForm()] : []
}

/** Confirms an order on a durable medium, with the accepted text (Consumer Contracts Regulations 2013, reg 16). */
export async function confirmOrder(tx: Tx, order: OrderRow): Promise<void> {
  const addressee = await findAddressee(tx, order)
  if (!addressee) return
  const terms = order.termsHash
    ? await tx
        .selectFrom('terms')
        .select(['text', 'version'])
        .where('hash', '=', order.termsHash)
        .executeTakeFirst()
    : undefined
  await queueMail(tx, {
    to: addressee.email,
    subject: `Your order ${order.reference}`,
    greeting: greet(addressee.firstName),
    paragraphs: [
      `Thank you for your order: ${order.description}, for ${addressee.displayAddress}.`,
      composeAmount(order),
      ...composeDepositTerms(order),
      ...composeCancellationRight(order),
      ...composeAgreement(order, terms),
    ],
    action: createPaymentsLink(),
  })
}

/** Acknowledges an online cancellation on a durable medium (Consumer Contracts Regulations 2013, reg 32). */
export async function confirmCancellation(
  tx: Tx,
  order: OrderRow,
  outcome: readonly string[],
): Promise<void> {
  const addressee = await findAddressee(tx, order)
  if (!addressee) return
  await queueMail(tx, {
    to: addressee.email,
    subject: `Your order ${order.reference} is cancelled`,
    greeting: greet(addressee.firstName),
    paragraphs: [
      `You have cancelled your order: ${order.description}, for ${addressee.displayAddress}.`,
      ...outcome,
    ],
    action: createPaymentsLink(),
  })
}

export async function confirmCancellationByAgency(tx: Tx, order: OrderRow, reason: string): Promise<void> {
  const addressee = await findAddressee(tx, order)
  if (!addressee) return
  await queueMail(tx, {
    to: addressee.email,
    subject: `Your order ${order.reference} is cancelled`,
    greeting: greet(addressee.firstName),
    paragraphs: [
      `We have cancelled your order: ${order.description}, for ${addressee.displayAddress}. Nothing is due for it here.`,
      `The reason: ${reason}`,
    ],
    action: createPaymentsLink(),
  })
}

/** Tells the owner that a subscription has ended at the payment provider, and how long the home stays on the portals. */
export async function mailSubscriptionEnd(tx: Tx, order: OrderRow): Promise<void> {
  const addressee = await findAddressee(tx, order)
  if (!addressee) return
  const { displayAddress } = addressee
  const { status, endsAt } = await tx
    .selectFrom('listing')
    .select(['status', portalsEndAt().as('endsAt')])
    .where('id', '=', order.listingId)
    .executeTakeFirstOrThrow()
  const isPaidFor = endsAt !== null && endsAt > new Date()
  // The mail says when the time on the portals ends, so that no reminder of it is needed.
  if (isPaidFor)
    await tx
      .insertInto('portalReminder')
      .values({ listingId: order.listingId, endsAt })
      .onConflict((conflict) => conflict.columns(['listingId', 'endsAt']).doNothing())
      .execute()
  const whereAdvertised = isPaidFor
    ? `${displayAddress} is on ${portal.name} until ${formatLongDate(endsAt)}, as paid for. On ${brandName()} it stays on the market after that too.`
    : `${displayAddress} is no longer on ${portal.name}. On ${brandName()} it stays on the market.`
  await queueMail(tx, {
    to: addressee.email,
    subject: `Your monthly payments for ${portal.name} have ended: ${displayAddress}`,
    greeting: greet(addressee.firstName),
    paragraphs: [
      `Your monthly payments of order ${order.reference} (${order.description}) have ended at our payment provider, usually because the card has expired or its bank has refused a payment. Nothing more is taken, and you owe nothing for it.`,
      ...(isLive(status) ? [whereAdvertised, `You can order ${portal.name} again in your account.`] : []),
    ],
    action: createPaymentsLink(),
  })
}
