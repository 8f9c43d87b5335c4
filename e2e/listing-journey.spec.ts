// covers: components/selling, components/uploads, components/payments, app/(selling), app/(payments), lib/agency/selling, lib/agency/payments, lib/agency/files, lib/cache
import { expect, test, type Browser, type Page } from '@playwright/test'
import { buyer as demonstrationBuyer } from '../prisma/seed/users'
import { withClient } from '../scripts/database/client'
import { findFreePort } from '../scripts/database/ports'
import { createAccount, freshAddressHeader } from '../tests/support/e2e-accounts'
import { e2eBase, e2eDatabaseUrl } from '../tests/support/e2e-database'
import { runAgencyCommandWith } from '../tests/support/agency-command'
import { createFilledDatabase } from '../tests/support/databases'
import { SECOND_SITE_API_KEY, startSecondSite } from '../tests/support/second-site'
import { startStripeServer, type StripeServer } from '../tests/support/stripe-server'
import { agreeAndPay, ASKING_PRICE, listHome } from './support/list-home'
import { answerCookieNotice, pressButton, waitForForm } from './support/pages'

// A long timeout, because the tests open twenty pages and start further processes while other tests run.
test.describe.configure({ timeout: 300_000 })

const SEARCH = '/find-a-property/West Mersea'

/** Opens the search page in a browser context of its own. */
async function openSearch(browser: Browser, base: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: base, extraHTTPHeaders: freshAddressHeader() })
  const page = await context.newPage()
  await answerCookieNotice(page)
  await page.goto(SEARCH)
  return page
}

const getCard = (page: Page, id: number) => page.locator(`main a[href^="/property/${id}/"]`).first()

/** Reloads the search until the process behind it shows a new listing, and opens the listing. */
async function findListing(page: Page, id: number, street: string): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(getCard(page, id)).toBeVisible({ timeout: 500 })
  }).toPass()
  await getCard(page, id).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(street)
  await expect(page.getByText(ASKING_PRICE).first()).toBeVisible()
}

test('an owner describes a home, adds a picture and pays, and a buyer finds the home on another process (D-20, D-125, D-156, PAY-24)', async ({
  page,
  context,
  browser,
}) => {
  await context.setExtraHTTPHeaders(freshAddressHeader())
  await answerCookieNotice(page)
  const owner = await createAccount({ firstName: 'Olive' })
  const secondSite = await startSecondSite({
    DATABASE_URL: e2eDatabaseUrl(),
    DEMO: '1',
    TRUST_PROXY: '1',
  })
  try {
    const street = `Barnacle Row ${owner.id}`
    const buyerPage = await openSearch(browser, secondSite.base)
    const id = await listHome(page, owner, street)
    await buyerPage.reload()
    await expect(getCard(buyerPage, id)).toHaveCount(0)
    await agreeAndPay(page)
    await waitForForm(page)
    await page.getByRole('radio', { name: /^Is accepted 4242/ }).check()
    await pressButton(page, 'Pay £395')
    await page.waitForURL('**/stripe-success/*')
    await expect(page.getByText('Your payment of £395 is confirmed.')).toBeVisible()
    await findListing(buyerPage, id, street)
    expect(new URL(buyerPage.url()).origin).not.toBe(e2eBase())
  } finally {
    await secondSite.stop()
  }
})

const WEBHOOK_SECRET = 'whsec_of_the_journey'

/** Mocks Stripe's checkout page, which takes the money and redirects back without waiting for the webhook. */
const serveStripePage = (page: Page, stripe: StripeServer) =>
  page.route('https://checkout.stripe.example/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const sessionId = pathname.split('/').at(-1) ?? ''
    const session = stripe.sessions.get(sessionId)
    if (!session) return route.abort()
    stripe.pay(session.id)
    await route.fulfill({ status: 303, headers: { location: session.success_url } })
  })

/** Sends the signed event that the only session is complete, as Stripe does. */
async function sendWebhook(base: string, stripe: StripeServer): Promise<number> {
  const [sessionId] = [...stripe.sessions.keys()]
  const { body, signature } = stripe.signEvent(sessionId ?? '', { secret: WEBHOOK_SECRET })
  const { status } = await fetch(`${base}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    body,
  })
  return status
}

test('outside a demonstration Stripe takes the money, and a home is published only after the owner’s identity and the advert are checked (D-125, PAY-15)', async ({
  browser,
}) => {
  const [database, stripe] = await Promise.all([createFilledDatabase(), startStripeServer()])
  const port = String(await findFreePort())
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: test.info().outputPath('agency'),
    API_KEY: SECOND_SITE_API_KEY,
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
    // Stripe redirects back to this URL.
    SITE_URL: `http://localhost:${port}`,
    TRUST_PROXY: '1',
  }
  const sites = await Promise.all([
    startSecondSite({ ...settings, PORT: port }),
    startSecondSite({ ...settings, PORT: String(await findFreePort()) }),
  ])
  try {
    const [ownersSite, buyersSite] = sites
    // A user of the demonstration data, because createAccount writes to another database. The user has no homes yet.
    const owner = { email: demonstrationBuyer.email, password: demonstrationBuyer.password ?? '' }
    const buyerPage = await openSearch(browser, buyersSite.base)
    const page = await openSearch(browser, ownersSite.base)
    await serveStripePage(page, stripe)
    const id = await listHome(page, owner, 'Barnacle Row')
    await agreeAndPay(page)
    await page.waitForURL('**/stripe-success/*')
    // Stripe may call any process of the agency, here the one that does not serve the owner.
    expect(await sendWebhook(buyersSite.base, stripe)).toBe(200)
    await expect(page.getByText('Your payment of £395 is confirmed.')).toBeVisible()
    await page.goto('/my-account/properties')
    await expect(page.getByText('We check the identity of').first()).toBeVisible()
    const { rows } = await withClient(database.url, (client) =>
      client.query<{ id: number }>(`SELECT id FROM identity_check WHERE state = 'submitted'`),
    )
    expect(rows).toHaveLength(1)
    await runAgencyCommandWith(settings, 'identity', 'pass', String(rows[0]?.id))
    await buyerPage.reload()
    await expect(getCard(buyerPage, id)).toHaveCount(0)
    await runAgencyCommandWith(settings, 'listing', 'publish', String(id))
    await findListing(buyerPage, id, 'Barnacle Row')
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
    await stripe.close()
    await database.drop()
  }
})
