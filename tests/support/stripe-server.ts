import { randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'

/** How the stand-in answers from now on. */
type StripeMood = 'well' | 'down' | 'slow' | 'nonsense' | 'html' | 'reset' | 'declines'

interface StoredSession {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  mode: string
  metadata: Record<string, string>
  payment_intent: string | null
  subscription: string | null
  invoice: null
  client_reference_id: string
  customer_email: string
  success_url: string
  cancel_url: string
}

/** Answers of Stripe's API in its published shapes, for the real SDK (API version 2026-10-28). */
export interface StripeServer {
  url: string
  mood: StripeMood
  sessions: Map<string, StoredSession>
  refunds: { id: string; amount: number; payment_intent: string }[]
  cancelledSubscriptions: string[]
  /** Charges a subscription for another month. @returns the id of the invoice */
  charge(sessionId: string): string
  invoices: Map<string, object>
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

const createId = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString('hex')}`

function createSession(form: URLSearchParams): StoredSession {
  const id = createId('cs')
  const mode = form.get('mode') ?? 'payment'
  return {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.example/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    mode,
    metadata: { payment_id: form.get('metadata[payment_id]') ?? '' },
    payment_intent: null,
    subscription: null,
    invoice: null,
    client_reference_id: form.get('client_reference_id') ?? '',
    customer_email: form.get('customer_email') ?? '',
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
  }
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

  const routeRefund = (method: string, id: string | undefined, form: URLSearchParams): Answer => {
    if (method === 'GET') {
      const refund = stand.refunds.find((each) => each.id === id)
      return refund
        ? [200, { ...refund, object: 'refund', status: 'succeeded' }]
        : [404, fault('invalid_request_error', `No such refund: '${id}'`)]
    }
    const intent = form.get('payment_intent') ?? ''
    const paid = paidByIntent.get(intent) ?? 0
    const amount = Number(form.get('amount'))
    const returned = stand.refunds
      .filter((each) => each.payment_intent === intent)
      .reduce((sum, each) => sum + each.amount, 0)
    if (amount + returned > paid)
      return [
        400,
        fault('invalid_request_error', 'Refund amount is greater than unrefunded amount on charge'),
      ]
    const refund = { id: createId('re'), amount, payment_intent: intent }
    stand.refunds.push(refund)
    return [200, { ...refund, object: 'refund', status: 'succeeded' }]
  }

  const server = http.createServer((request, response) => {
    void (async () => {
      const form = new URLSearchParams(await text(request))
      const { pathname } = new URL(request.url ?? '/', 'http://stand-in')
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
          const answer = stored ?? route(request.method ?? '', pathname, form)
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
    cancelledSubscriptions: [],
    invoices: new Map(),
    charge(sessionId) {
      const { subscription, amount_total: amount } = stand.sessions.get(sessionId)!
      const id = createId('in')
      const intent = createId('pi')
      paidByIntent.set(intent, amount)
      stand.invoices.set(id, {
        id,
        object: 'invoice',
        status: 'paid',
        amount_paid: amount,
        currency: 'gbp',
        billing_reason: 'subscription_cycle',
        parent: { type: 'subscription_details', subscription_details: { subscription } },
        payments: {
          object: 'list',
          data: [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: intent } }],
        },
      })
      return id
    },
    pay(id) {
      const session = stand.sessions.get(id)!
      if (session.status !== 'open') throw new Error('The session is over')
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
      session.payment_intent = createId('pi')
      paidByIntent.set(session.payment_intent, session.amount_total)
      if (session.mode === 'subscription') session.subscription = createId('sub')
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
