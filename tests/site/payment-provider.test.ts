// covers: app/(payments), app/(account), components/payments, lib/agency/orders, lib/agency/payments, lib/config/agency-timeout.ts
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../lib/agency/database'
import { ignoreConnectionErrors } from '../../lib/agency/pool'
import { toOrderCheckout } from '../../lib/contract/checkout-request'
import { paymentMessages } from '../../lib/contract/payment-messages'
import { paths } from '../../lib/contract/paths'
import type { UserOrder } from '../../lib/contract/payments'
import { plainSessionCodec } from '../../lib/session/session-codec'
import type { TestUser } from '../support/accounts'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { addListings, giveListingsTo } from '../support/listings'
import { addServiceAgreements, findMoneyFaults } from '../support/payments'
import { SECOND_SITE_API_KEY, startSecondSite, type SecondSite } from '../support/second-site'
import { startStripeServer, type StripeServer } from '../support/stripe-server'
import { expectWithinTimeout, measure } from './support/response-time'
import { mainTextOf, textOf, Visitor } from './support/visitor'

/** The timeout of a request to Stripe (3 seconds), and half a second for the rest of the page. */
const TIMEOUT_MS = 3_500
const WEBHOOK_SECRET = 'whsec_of_this_file'

let database: TestDatabase
let pool: pg.Pool
let agencyDatabase: Database
let stripe: StripeServer
let site: SecondSite
beforeAll(async () => {
  ;[database, stripe] = await Promise.all([createEmptyDatabase(), startStripeServer()])
  agencyDatabase = openDatabase(database.url)
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  ignoreConnectionErrors(pool)
  await addServiceAgreements(pool)
  site = await startSecondSite({
    DATABASE_URL: database.url,
    DATA_DIR: path.join(os.tmpdir(), `payment-provider-${process.pid}`),
    API_KEY: SECOND_SITE_API_KEY,
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
    TRUST_PROXY: '1',
  })
})
beforeEach(() => {
  stripe.behaviour = 'normal'
})
afterAll(async () => {
  await site?.stop()
  expect(await findMoneyFaults(pool), 'the ledger balances after all tests').toEqual([])
  await stripe?.close()
  await agencyDatabase?.destroy()
  await pool?.end()
  await database?.drop()
})

interface Payer {
  user: TestUser
  visitor: Visitor
}

async function createPayer(): Promise<Payer> {
  const user = await insertUser(pool)
  return { user, visitor: new Visitor(site.base).withSession(plainSessionCodec.write(user)) }
}

/** For each payment page, a function that creates a home and an order that is ready to be paid. */
const preparations: Record<string, (payer: Payer) => Promise<void>> = {
  'the review of a package': async ({ user, visitor }) => {
    const [home] = await addListings([{ status: 'draft', street: `Street ${user.id}` }], agencyDatabase)
    await giveListingsTo([home!], user.id, agencyDatabase)
    const order = { user_id: user.id, property_id: home, kind: 'property', package_def: 'PAY_NOW' }
    expect((await visitor.call(paths.createOrder.path, order)).code).toBe(1)
  },
  'a portal payment': (payer) => reviewPortalPayment(payer, 'rightmove-payment', { kind: 'sale' }),
  'a portal payment of a letting': (payer) =>
    reviewPortalPayment(payer, 'rightmove-payment', { kind: 'let', query: '?type=lettings' }),
  'a portal subscription': (payer) =>
    reviewPortalPayment(payer, 'rightmove-subscription-payment', { kind: 'sale' }),
  'a tenant’s payment': async ({ user, visitor }) => {
    const [home] = await addListings(
      [{ kind: 'let', price: 1_200, street: `Lane ${user.id}` }],
      agencyDatabase,
    )
    await giveListingsTo([home!], (await insertUser(pool)).id, agencyDatabase)
    await visitor.submit(await visitor.open(`/tenant-payments/${home}`), 'Review the payment')
  },
}

async function reviewPortalPayment(
  { user, visitor }: Payer,
  slug: string,
  { kind, query = '' }: { kind: 'sale' | 'let'; query?: string },
): Promise<void> {
  const [home] = await addListings([{ kind, street: `Row ${user.id}` }], agencyDatabase)
  await giveListingsTo([home!], user.id, agencyDatabase)
  await visitor.submit(await visitor.open(`/${slug}/${home}${query}`), 'Review the payment')
}

async function readOrders({ user, visitor }: Payer): Promise<UserOrder[]> {
  return (await visitor.call<UserOrder[]>(paths.getUserOrders.path, { user_id: user.id })).data
}

async function pressPay({ visitor }: Payer, { order_id: id }: UserOrder) {
  const review = await visitor.open(`/my-account/orders/${id}/review`)
  // Only some orders require the payer to agree to terms.
  const needsAgreement = review.$('main input[name=agrees]').length > 0
  return visitor.submit(review, /^Pay /, needsAgreement ? { agrees: true } : {})
}

async function sendWebhook(sessionId: string): Promise<number> {
  const { body, signature } = stripe.signEvent(sessionId, { secret: WEBHOOK_SECRET })
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
  return (await fetch(`${site.base}/api/webhooks/stripe`, { method: 'POST', headers, body })).status
}

const faultyBehaviours = ['down', 'slow', 'nonsense', 'html', 'reset', 'declines'] as const

/** Brings a new payer to each payment page. @returns the payers, each with the only order that the page created */
const prepareOrders = () =>
  Promise.all(
    Object.entries(preparations).map(async ([name, prepare]) => {
      const payer = await createPayer()
      await prepare(payer)
      const [order, ...others] = await readOrders(payer)
      expect(others, name).toEqual([])
      return { name, payer, order: order! }
    }),
  )

it('with a failing provider each payment page shows its message after one timeout, and no order is lost (R4, PAY-16)', async () => {
  const preparedOrders = await prepareOrders()
  const { ms: healthyMs } = await measure(() =>
    Promise.all(preparedOrders.map(({ payer }) => payer.visitor.open('/my-account/payments'))),
  )
  const timing = { timeoutMs: TIMEOUT_MS, healthyMs }
  for (const behaviour of faultyBehaviours) {
    stripe.behaviour = behaviour
    const expectedMessage =
      behaviour === 'declines' ? 'Your card was declined.' : paymentMessages.providerDown
    await Promise.all(
      preparedOrders.map(async ({ name, payer, order }) => {
        const { result: page, ms } = await measure(() => pressPay(payer, order))
        expectWithinTimeout(`${name}: ${behaviour}`, ms, timing)
        expect.soft(mainTextOf(page), `${name}: ${behaviour}`).toContain(expectedMessage)
      }),
    )
  }
  stripe.behaviour = 'normal'
  expect(stripe.sessions.size).toBe(0)
  const sessions = await Promise.all(
    preparedOrders.map(async ({ name, payer, order }) => {
      const { order_id, amount_pence } = order
      expect(await readOrders(payer), name).toMatchObject([{ order_id, status: 'open', paid_pence: 0 }])
      // The provider works again, so the same order can be paid.
      const { call, input } = toOrderCheckout(order)
      const session = await payer.visitor.call<{ id: string }>(paths[call].path, { ...input })
      expect(session, name).toMatchObject({ code: 1 })
      stripe.pay(session.data.id)
      return { name, payer, id: session.data.id, order_id, amount_pence }
    }),
  )
  expect(stripe.sessions.size).toBe(preparedOrders.length)
  // Stripe hangs when the payers return from its checkout, and yet they see the success page.
  stripe.behaviour = 'slow'
  await Promise.all(
    sessions.map(async ({ name, payer, order_id }) => {
      const { result: page, ms } = await measure(async () => {
        await payer.visitor.call(paths.checkPayments.path, { user_id: payer.user.id })
        return payer.visitor.open(`/stripe-success/${order_id}`)
      })
      expectWithinTimeout(`${name}: return from Stripe`, ms, timing)
      expect([page.status, textOf(page.$('h1'))], name).toEqual([200, 'Payment Success'])
    }),
  )
  stripe.behaviour = 'normal'
  for (const { name, payer, id, amount_pence: paid_pence } of sessions) {
    expect(await sendWebhook(id), name).toBe(200)
    await payer.visitor.call(paths.checkPayments.path, { user_id: payer.user.id })
    expect(await readOrders(payer), name).toMatchObject([{ status: 'settled', paid_pence }])
  }
})
