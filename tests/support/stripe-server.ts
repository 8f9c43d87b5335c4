import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  createError,
  signEvent,
  type EventOptions,
  createNotFound,
  createReplay,
  type StripeBehaviour,
  type StripeResponse,
} from './stripe-answers'
import {
  createDispute,
  createId,
  createInvoice,
  createSession,
  getIntentId,
  type DisputeState,
  type Invoice,
  type StoredRefund,
  type StoredSession,
} from './stripe-objects'

/** A server that answers the real SDK as Stripe's API does (API version 2026-10-28). */
export interface StripeServer {
  url: string
  behaviour: StripeBehaviour
  sessions: Map<string, StoredSession>
  refunds: StoredRefund[]
  /** Refunds a payment as an employee does in Stripe's dashboard. @returns the refund's id */
  refundByHand(intent: string, amount: number): string
  /** The status of the refunds that are created from now on. */
  refundStatus: StoredRefund['status']
  disputes: Map<string, ReturnType<typeof createDispute>>
  /** Whether the payer's bank has taken the money of a payment, for a time or for good. */
  isDisputed(intent: string): boolean
  /** Opens or changes a dispute: the payer's bank takes a payment back. @returns the dispute's id */
  dispute(intent: string, state: DisputeState): string
  /** The subscriptions that were cancelled by the API. */
  cancelledSubscriptions: string[]
  /** The statuses of subscriptions that are not active. */
  subscriptionStatuses: Map<string, 'past_due' | 'unpaid' | 'canceled'>
  /** Charges the subscription of a session for another month. @returns the id of the invoice */
  charge(sessionId: string): string
  invoices: Map<string, Invoice>
  /** Pays a session, as a customer does on Stripe's page. `at` is in milliseconds, and by default now. */
  pay(sessionId: string, at?: number): void
  expire(sessionId: string): void
  /** Creates the webhook event about an object, with its signature. */
  signEvent(sessionId: string, options: EventOptions): { body: string; signature: string }
  close(): Promise<void>
}

/** Starts the server on a free port. */
export async function startStripeServer(): Promise<StripeServer> {
  const replay = createReplay()
  const paidPenceByIntent = new Map<string, number>()
  /** In seconds since 1970. */
  const paidAtByIntent = new Map<string, number>()
  const unansweredResponses = new Set<http.ServerResponse>()

  const route = (method: string, path: string, form: URLSearchParams): StripeResponse => {
    // For example /v1/refunds/:id
    const [, , resource, id = ''] = path.split('/')
    if (resource === 'refunds') return routeRefund(method, id, form)
    if (resource === 'subscriptions') return routeSubscription(method, id)
    if (resource === 'disputes' && !id)
      return [200, { object: 'list', data: [...stripeServer.disputes.values()], has_more: false }]
    if (resource === 'disputes') {
      const dispute = stripeServer.disputes.get(id)
      return dispute ? [200, dispute] : createNotFound('dispute')
    }
    if (resource === 'invoices' && !id) return [200, listInvoices(form.get('subscription') ?? '')]
    if (resource === 'invoices') {
      const invoice = stripeServer.invoices.get(id)
      return invoice ? [200, invoice] : createNotFound('invoice')
    }
    return routeSession(method, path, form)
  }

  const routeSession = (method: string, path: string, form: URLSearchParams): StripeResponse => {
    // For example /v1/checkout/sessions/:id/expire
    const [, , , , id, action] = path.split('/')
    if (!id && method === 'GET') return [200, listSessions(form)]
    if (!id) {
      const session = createSession(form)
      stripeServer.sessions.set(session.id, session)
      return [200, session]
    }
    const session = stripeServer.sessions.get(id)
    if (!session) return createNotFound(`checkout.session: '${id}'`)
    if (action === 'expire') {
      if (session.status !== 'open') {
        const message = 'Only Checkout Sessions with a status of open can be expired.'
        return [400, createError('invalid_request_error', message)]
      }
      stripeServer.expire(id)
    }
    return [200, expandIntent(session, form)]
  }

  const listSessions = (form: URLSearchParams) => ({
    object: 'list',
    data: [...stripeServer.sessions.values()].filter((session) =>
      form.has('subscription')
        ? session.subscription === form.get('subscription')
        : session.payment_intent === form.get('payment_intent'),
    ),
    has_more: false,
  })

  /** Replaces the id of a payment intent by the intent and its charge, if the request asks to expand the charge. */
  const expandIntent = (session: StoredSession, form: URLSearchParams): object => {
    const { payment_intent: id } = session
    const isExpanded = [...form.values()].includes('payment_intent.latest_charge')
    if (typeof id !== 'string' || !isExpanded) return session
    const charge = { id: createId('ch'), object: 'charge', created: paidAtByIntent.get(id) }
    return { ...session, payment_intent: { id, object: 'payment_intent', latest_charge: charge } }
  }

  /** Lists the invoices of a subscription, the newest first, as Stripe does. */
  const listInvoices = (subscription: string) => ({
    object: 'list',
    data: [...stripeServer.invoices.values()]
      .filter(({ parent }) => parent.subscription_details.subscription === subscription)
      .toReversed(),
    has_more: false,
  })

  const routeSubscription = (method: string, id: string): StripeResponse => {
    if (method === 'DELETE') {
      stripeServer.cancelledSubscriptions.push(id)
      stripeServer.subscriptionStatuses.set(id, 'canceled')
    }
    const isKnown = [...stripeServer.sessions.values()].some(({ subscription }) => subscription === id)
    if (!isKnown) return createNotFound(`subscription: '${id}'`)
    const status = stripeServer.subscriptionStatuses.get(id) ?? 'active'
    return [200, { id, object: 'subscription', status }]
  }

  const routeRefund = (method: string, id: string, form: URLSearchParams): StripeResponse => {
    if (method === 'GET' && !id)
      return [
        200,
        {
          object: 'list',
          data: stripeServer.refunds.map((refund) => ({ ...refund, object: 'refund' })),
          has_more: false,
        },
      ]
    if (method === 'GET') {
      const refund = stripeServer.refunds.find((candidate) => candidate.id === id)
      return refund ? [200, { ...refund, object: 'refund' }] : createNotFound(`refund: '${id}'`)
    }
    const intent = form.get('payment_intent') ?? ''
    const paidPence = paidPenceByIntent.get(intent) ?? 0
    const amount = Number(form.get('amount'))
    const refundedPence = stripeServer.refunds
      .filter((refund) => refund.payment_intent === intent && refund.status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0)
    if (amount + refundedPence > paidPence)
      return [
        400,
        createError('invalid_request_error', 'Refund amount is greater than unrefunded amount on charge'),
      ]
    if (stripeServer.isDisputed(intent))
      return [400, createError('invalid_request_error', 'Charge has been charged back')]
    const metadata = { refund_id: form.get('metadata[refund_id]') ?? '' }
    const refund = {
      id: createId('re'),
      amount,
      payment_intent: intent,
      metadata,
      status: stripeServer.refundStatus,
    }
    stripeServer.refunds.push(refund)
    return [200, { ...refund, object: 'refund' }]
  }

  const server = http.createServer((request, response) => {
    void (async () => {
      const form = new URLSearchParams(await text(request))
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.test')
      const { method = '' } = request
      const key = method === 'POST' ? request.headers['idempotency-key']?.toString() : undefined
      const reply = (answer: () => StripeResponse) => replay(key, form.toString(), answer)
      const answerNormally = () => route(method, pathname, method === 'GET' ? searchParams : form)
      switch (stripeServer.behaviour) {
        case 'reset':
          request.socket.destroy()
          return
        case 'lost':
          reply(answerNormally)
          request.socket.destroy()
          return
        case 'slow':
          unansweredResponses.add(response)
          return
        case 'down':
          return send(response, ...reply(() => [503, createError('api_error', 'Stripe is down')]))
        case 'faulty':
          return send(
            response,
            ...reply(() => {
              answerNormally()
              return [500, createError('api_error', 'Stripe has a fault')]
            }),
          )
        case 'declines':
          return send(response, ...reply(() => [402, createError('card_error', 'Your card was declined.')]))
        case 'nonsense':
          return send(response, 200, { id: 7, object: 'pony', status: 'galloping', amount_total: 'lots' })
        case 'html':
          response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>')
          return
        case 'normal':
          return send(response, ...reply(answerNormally))
      }
    })()
  })
  const send = (response: http.ServerResponse, status: number, body: object): void => {
    response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': createId('req') })
      .end(JSON.stringify(body))
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  const stripeServer: StripeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behaviour: 'normal',
    sessions: new Map(),
    refunds: [],
    refundByHand(payment_intent, amount) {
      const id = createId('re')
      stripeServer.refunds.push({
        id,
        amount,
        payment_intent,
        metadata: {},
        status: stripeServer.refundStatus,
      })
      return id
    },
    refundStatus: 'succeeded',
    disputes: new Map(),
    isDisputed: (intent) => {
      const disputes = [...stripeServer.disputes.values()].filter((each) => each.payment_intent === intent)
      // A warning and a won dispute leave the money with the agency.
      return disputes.some(({ status }) => !status.startsWith('warning') && status !== 'won')
    },
    dispute(intent, { id = createId('du'), ...state }) {
      stripeServer.disputes.set(id, createDispute(id, intent, state))
      return id
    },
    cancelledSubscriptions: [],
    subscriptionStatuses: new Map(),
    invoices: new Map(),
    charge(sessionId) {
      const { subscription, amount_total: amount } = stripeServer.sessions.get(sessionId)!
      const invoice = createInvoice({
        subscription: subscription ?? '',
        amount,
        reason: 'subscription_cycle',
      })
      const { id } = invoice
      paidPenceByIntent.set(getIntentId(invoice), amount)
      stripeServer.invoices.set(id, invoice)
      return id
    },
    pay(id, at = Date.now()) {
      const session = stripeServer.sessions.get(id)!
      if (session.status !== 'open') throw new Error('The session is over')
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
      session.payment_intent = createId('pi')
      paidPenceByIntent.set(session.payment_intent, session.amount_total)
      paidAtByIntent.set(session.payment_intent, Math.floor(at / 1_000))
      if (session.mode !== 'subscription') return
      session.subscription = createId('sub')
      session.payment_intent = null
      const invoice = createInvoice({
        subscription: session.subscription,
        amount: session.amount_total,
        reason: 'subscription_create',
      })
      paidPenceByIntent.set(getIntentId(invoice), session.amount_total)
      session.invoice = invoice
    },
    expire(id) {
      Object.assign(stripeServer.sessions.get(id)!, { status: 'expired', url: null })
    },
    signEvent: (id, options) => signEvent({ ...stripeServer.sessions.get(id), id }, options),
    close: () =>
      new Promise((done) => {
        for (const response of unansweredResponses) response.destroy()
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return stripeServer
}
