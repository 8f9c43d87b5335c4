import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import {
  createDispute,
  createId,
  createInvoice,
  createSession,
  intentOf,
  type DisputeState,
  type Invoice,
  type StoredRefund,
  type StoredSession,
} from './stripe-objects'

/** How the stand-in answers from now on. */
type StripeMood = 'well' | 'down' | 'slow' | 'nonsense' | 'html' | 'reset' | 'declines'

/** Answers of Stripe's API in its published shapes, for the real SDK (API version 2026-10-28). */
export interface StripeServer {
  url: string
  mood: StripeMood
  sessions: Map<string, StoredSession>
  refunds: StoredRefund[]
  /** Somebody returns money in the dashboard. @returns the refund's id */
  refundByHand(intent: string, amount: number): string
  /** How refunds end that are made from now on. */
  refundStatus: StoredRefund['status']
  disputes: Map<string, object>
  /** The payer's bank takes a payment back. @returns the dispute's id */
  dispute(intent: string, state: DisputeState): string
  cancelledSubscriptions: string[]
  /** Charges a subscription for another month. @returns the id of the invoice */
  charge(sessionId: string): string
  invoices: Map<string, Invoice>
  /** Pays a session, as a customer does on Stripe's page. */
  pay(sessionId: string): void
  expire(sessionId: string): void
  /** The event of a session with its signature. */
  signEvent(
    sessionId: string,
    options: { secret: string; id?: string; type?: string; at?: number; object?: string },
  ): { body: string; signature: string }
  close(): Promise<void>
}

const fault = (type: string, message: string) => ({ error: { type, message } })
type Answer = [status: number, body: object]

/** Starts the stand-in on a free port. */
export async function startStripeServer(): Promise<StripeServer> {
  const answersByKey = new Map<string, Answer>()
  const paidByIntent = new Map<string, number>()
  const waiting = new Set<http.ServerResponse>()

  const route = (method: string, path: string, form: URLSearchParams): Answer => {
    const [, , resource, ...rest] = path.split('/')
    if (resource === 'refunds') return routeRefund(method, rest[0], form)
    if (resource === 'subscriptions') {
      stand.cancelledSubscriptions.push(rest[0] ?? '')
      return [200, { id: rest[0], object: 'subscription', status: 'canceled' }]
    }
    if (resource === 'disputes' && !rest[0])
      return [200, { object: 'list', data: [...stand.disputes.values()], has_more: false }]
    if (resource === 'disputes') {
      const dispute = stand.disputes.get(rest[0] ?? '')
      return dispute ? [200, dispute] : [404, fault('invalid_request_error', 'No such dispute')]
    }
    if (resource === 'invoices' && !rest[0]) return [200, listInvoices(form.get('subscription') ?? '')]
    if (resource === 'invoices') {
      const invoice = stand.invoices.get(rest[0] ?? '')
      return invoice ? [200, invoice] : [404, fault('invalid_request_error', 'No such invoice')]
    }
    const id = rest[1]
    if (!id) {
      const session = createSession(form)
      stand.sessions.set(session.id, session)
      return [200, session]
    }
    const session = stand.sessions.get(id)
    if (!session) return [404, fault('invalid_request_error', `No such checkout.session: '${id}'`)]
    if (rest[2] === 'expire') {
      if (session.status !== 'open')
        return [
          400,
          fault('invalid_request_error', 'Only Checkout Sessions with a status of open can be expired.'),
        ]
      stand.expire(id)
    }
    return [200, session]
  }

  /** The newest first, as Stripe lists them. */
  const listInvoices = (subscription: string) => ({
    object: 'list',
    data: [...stand.invoices.values()]
      .filter(({ parent }) => parent.subscription_details.subscription === subscription)
      .toReversed(),
    has_more: false,
  })

  const routeRefund = (method: string, id: string | undefined, form: URLSearchParams): Answer => {
    if (method === 'GET' && !id)
      return [
        200,
        {
          object: 'list',
          data: stand.refunds.map((refund) => ({ ...refund, object: 'refund' })),
          has_more: false,
        },
      ]
    if (method === 'GET') {
      const refund = stand.refunds.find((each) => each.id === id)
      return refund
        ? [200, { ...refund, object: 'refund' }]
        : [404, fault('invalid_request_error', `No such refund: '${id}'`)]
    }
    const intent = form.get('payment_intent') ?? ''
    const paid = paidByIntent.get(intent) ?? 0
    const amount = Number(form.get('amount'))
    const returned = stand.refunds
      .filter((each) => each.payment_intent === intent && each.status !== 'failed')
      .reduce((sum, each) => sum + each.amount, 0)
    if (amount + returned > paid)
      return [
        400,
        fault('invalid_request_error', 'Refund amount is greater than unrefunded amount on charge'),
      ]
    const metadata = { refund_id: form.get('metadata[refund_id]') ?? '' }
    const refund = {
      id: createId('re'),
      amount,
      payment_intent: intent,
      metadata,
      status: stand.refundStatus,
    }
    stand.refunds.push(refund)
    return [200, { ...refund, object: 'refund' }]
  }

  const server = http.createServer((request, response) => {
    void (async () => {
      const form = new URLSearchParams(await text(request))
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
      switch (stand.mood) {
        case 'reset':
          request.socket.destroy()
          return
        case 'slow':
          waiting.add(response)
          return
        case 'down':
          return send(response, 503, fault('api_error', 'Stripe is down'))
        case 'declines':
          return send(response, 402, fault('card_error', 'Your card was declined.'))
        case 'nonsense':
          return send(response, 200, { id: 7, object: 'pony', status: 'galloping', amount_total: 'lots' })
        case 'html':
          response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>')
          return
        case 'well': {
          const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined
          const stored = typeof key === 'string' ? answersByKey.get(key) : undefined
          const answer =
            stored ?? route(request.method ?? '', pathname, request.method === 'GET' ? searchParams : form)
          if (typeof key === 'string') answersByKey.set(key, answer)
          return send(response, ...answer)
        }
      }
    })()
  })
  const send = (response: http.ServerResponse, status: number, body: object): void => {
    response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': createId('req') })
      .end(JSON.stringify(body))
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  const stand: StripeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'well',
    sessions: new Map(),
    refunds: [],
    refundByHand(payment_intent, amount) {
      const id = createId('re')
      stand.refunds.push({ id, amount, payment_intent, metadata: {}, status: stand.refundStatus })
      return id
    },
    refundStatus: 'succeeded',
    disputes: new Map(),
    dispute(intent, { id = createId('du'), ...state }) {
      stand.disputes.set(id, createDispute(id, intent, state))
      return id
    },
    cancelledSubscriptions: [],
    invoices: new Map(),
    charge(sessionId) {
      const { subscription, amount_total: amount } = stand.sessions.get(sessionId)!
      const invoice = createInvoice({
        subscription: subscription ?? '',
        amount,
        reason: 'subscription_cycle',
      })
      const { id } = invoice
      paidByIntent.set(intentOf(invoice), amount)
      stand.invoices.set(id, invoice)
      return id
    },
    pay(id) {
      const session = stand.sessions.get(id)!
      if (session.status !== 'open') throw new Error('The session is over')
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
      session.payment_intent = createId('pi')
      paidByIntent.set(session.payment_intent, session.amount_total)
      if (session.mode !== 'subscription') return
      session.subscription = createId('sub')
      session.payment_intent = null
      const invoice = createInvoice({
        subscription: session.subscription,
        amount: session.amount_total,
        reason: 'subscription_create',
      })
      paidByIntent.set(intentOf(invoice), session.amount_total)
      session.invoice = invoice
    },
    expire(id) {
      Object.assign(stand.sessions.get(id)!, { status: 'expired', url: null })
    },
    signEvent(
      sessionId,
      { secret, id = createId('evt'), type = 'checkout.session.completed', at, object = 'checkout.session' },
    ) {
      const body = JSON.stringify({
        id,
        object: 'event',
        api_version: '2026-10-28.endive',
        type,
        data: { object: { ...stand.sessions.get(sessionId), id: sessionId, object } },
      })
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret,
        ...(at === undefined ? {} : { timestamp: at }),
      })
      return { body, signature }
    },
    close: () =>
      new Promise((done) => {
        for (const response of waiting) response.destroy()
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return stand
}
