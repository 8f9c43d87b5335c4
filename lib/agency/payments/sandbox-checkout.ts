import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import { env, isDemonstration } from '../../config/env'
import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { findSandboxCard, type SandboxCard } from '../../domain/sandbox-card'
import { db, withTransaction, type Tx } from '../database'
import { addJob } from '../jobs/add-job'
import { receivePaymentEvent } from './events'
import type { ProviderSession } from './provider'
import { SANDBOX_WEBHOOK_SECRET } from './sandbox'

const NO_SESSION_MESSAGE = 'This checkout does not exist.'
const DECLINED_MESSAGE = 'Your card was declined. Nothing has been taken.'
const TIMED_OUT_MESSAGE = 'Your bank did not answer. Nothing has been taken.'
const UNKNOWN_CARD_MESSAGE = 'Please enter the number of one of the demonstration’s cards.'

const isSandboxOpen = (): boolean => isDemonstration() && !env().STRIPE_SECRET_KEY

const findSession = (id: string) =>
  db().selectFrom('sandboxSession').selectAll().where('id', '=', id).executeTakeFirst()

/** Returns a session for the demonstration's checkout page. Refused outside a demonstration (D-125). */
export async function getSandboxCheckout({
  id,
}: ParsedInput<'sandboxCheckout'>): Promise<Reply<CallOutput<'sandboxCheckout'>>> {
  const session = isSandboxOpen() ? await findSession(id) : undefined
  if (!session) return failure(NO_SESSION_MESSAGE)
  const isExpired = session.status === 'open' && session.expiresAt < new Date()
  return success({
    id: session.id,
    amount_pence: Number(session.amountPence),
    description: session.description,
    customer_email: session.customerEmail,
    is_subscription: session.isSubscription,
    // The column is plain text, in which only these statuses are stored.
    status: isExpired ? 'expired' : (session.status as ProviderSession['status']),
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
  })
}

/** Pays a session with a test card, as on the page of a card provider. A job sends the webhook. */
export async function payInSandbox({
  id,
  card_number: cardNumber,
  is_authenticated: isAuthenticated,
}: ParsedInput<'payInSandbox'>): Promise<Reply<CallOutput<'payInSandbox'>>> {
  const session = isSandboxOpen() ? await findSession(id) : undefined
  if (!session) return failure(NO_SESSION_MESSAGE)
  const { successUrl: url } = session
  if (session.status === 'complete') return success({ outcome: 'paid', url })
  if (session.status !== 'open' || session.expiresAt < new Date())
    return failure('This checkout has expired.')
  const card = findSandboxCard(cardNumber)
  if (!card) return failure(UNKNOWN_CARD_MESSAGE)
  if (card.outcome === 'declined') return failure(DECLINED_MESSAGE)
  if (card.outcome === 'timeout') return failure(TIMED_OUT_MESSAGE)
  if (card.outcome === 'authentication' && !isAuthenticated)
    return success({ outcome: 'authentication', url: null })
  await withTransaction((tx) => completeSession(tx, id, card))
  return success({ outcome: 'paid', url })
}

const LATE_WEBHOOK_DELAY_MS = 60_000

async function completeSession(
  tx: Tx,
  id: string,
  { webhook, isDisputed = false }: Pick<SandboxCard, 'webhook' | 'isDisputed'>,
): Promise<void> {
  const updateResult = await tx
    .updateTable('sandboxSession')
    .set({ status: 'complete', intentId: `pi_sandbox_${randomBytes(12).toString('hex')}`, isDisputed })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (updateResult.numUpdatedRows === 0n || webhook === 'never') return
  const times = webhook === 'twice' ? 2 : 1
  const options = webhook === 'late' ? { runAt: new Date(Date.now() + LATE_WEBHOOK_DELAY_MS) } : {}
  await addJob(tx, 'send-sandbox-event', { sessionId: id, times }, options)
}

/** Sends the webhook of a paid session to ourselves, signed as Stripe signs its webhooks. */
export async function sendSandboxEvent(sessionId: string, times: number): Promise<void> {
  const body = JSON.stringify({
    id: `evt_${sessionId}`,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: sessionId, object: 'checkout.session' } },
  })
  for (let sent = 0; sent < times; sent += 1) {
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: SANDBOX_WEBHOOK_SECRET,
    })
    const reply = await receivePaymentEvent({ body, signature })
    if (!reply.ok) throw new Error(`The sandbox’s webhook was refused: ${reply.message}`)
  }
}
