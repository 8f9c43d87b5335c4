// covers: components/offers, components/viewings, lib/agency/viewings, components/listing, components/inbox, components/notifications, lib/realtime, lib/agency/offers, lib/agency/conversations
import { expect, test, type Browser } from '@playwright/test'
import { findFreePort } from '../scripts/database/ports'
import { createAccount, queryDatabase } from '../tests/support/e2e-accounts'
import { e2eBase, e2eDatabaseUrl } from '../tests/support/e2e-database'
import { hasRedisServer, startRedis, warnWithoutRedis } from '../tests/support/redis-server'
import { startSecondSite, type SecondSite } from '../tests/support/second-site'
import { expectNoViolations } from './support/axe'
import { openAs, openLive, getToasts, getUnreadMark } from './support/live-pages'
import { pressButton, getTextBox, waitForForm } from './support/pages'

// A long timeout, because the tests open twelve pages and start further processes while other tests run.
test.describe.configure({ timeout: 300_000 })

interface Processes {
  buyerBase: string
  sellerBase: string
}

/** Starts another process of the site under test, on its database. */
const startProcess = async (settings: Record<string, string> = {}): Promise<SecondSite> =>
  startSecondSite({
    PORT: String(await findFreePort()),
    DATABASE_URL: e2eDatabaseUrl(),
    DEMO: '1',
    TRUST_PROXY: '1',
    ...settings,
  })

/** Lets a buyer ask a question, and the seller open its toast and answer. @returns both pages and the home's id */
async function askAndAnswer(browser: Browser, { buyerBase, sellerBase }: Processes) {
  const buyer = await createAccount({ firstName: 'Ben', lastName: 'Buyer' })
  const seller = await createAccount({ firstName: 'Sue', lastName: 'Seller', homeCount: 1 })
  const home = seller.homes[0]!
  const sellerPage = await openAs(browser, seller, '/guides/', sellerBase)
  const buyerPage = await openAs(browser, buyer, `/property/${home}/ask-a-question`, buyerBase)
  const toast = getToasts(sellerPage)

  await waitForForm(buyerPage)
  await getTextBox(buyerPage, 'Your question').fill('Is the loft boarded?')
  await pressButton(buyerPage, 'Send your question')
  await buyerPage.getByRole('link', { name: 'Open the conversation' }).click()
  // An element's text content has no space between its two paragraphs.
  await expect(toast).toContainText('New message from Ben B.Is the loft boarded?')
  await expect(getUnreadMark(sellerPage)).toHaveCount(1)
  await toast.getByRole('link', { name: 'Open the conversation' }).click()
  await sellerPage.getByRole('textbox', { name: /^Your message to/ }).fill('Yes, since 2019.')
  await pressButton(sellerPage, 'Send')
  await expect(buyerPage.getByRole('article').getByText('Yes, since 2019.')).toBeVisible()
  await expect(getUnreadMark(sellerPage)).toHaveCount(0)
  return { buyerPage, sellerPage, home }
}

async function goFromQuestionToAcceptedOffer(browser: Browser, processes: Processes): Promise<void> {
  const { buyerPage, sellerPage, home } = await askAndAnswer(browser, processes)
  const toast = getToasts(sellerPage)
  await openLive(sellerPage, '/guides/')
  await openLive(buyerPage, `/property/${home}/arrange-viewing`)
  await waitForForm(buyerPage)
  // Free times are folded by day.
  const thirdDay = buyerPage.locator('main details').nth(2)
  await thirdDay.locator('summary').click()
  await thirdDay.getByRole('radio').first().check()
  await pressButton(buyerPage, 'Ask for a viewing')
  await expect(buyerPage.getByText('Your request for a viewing has been sent.')).toBeVisible()
  await expect(toast).toContainText('Could I view the property on')
  await openLive(sellerPage, '/my-account/viewings')
  await sellerPage.getByRole('link', { name: /^Answer/ }).click()
  await expect(sellerPage.getByText('Shown to both of you once the viewing is confirmed.')).toBeVisible()
  await waitForForm(sellerPage)
  await pressButton(sellerPage, 'Accept this time')
  await expect(sellerPage.getByRole('status').filter({ hasText: 'The viewing is confirmed.' })).toBeFocused()
  await expect(sellerPage.getByRole('link', { name: 'Add it to your calendar' })).toBeVisible()
  await expectNoViolations(sellerPage, 'a viewing')
  await expect(getToasts(buyerPage)).toContainText('is confirmed.')
  await openLive(buyerPage, '/my-account/viewings')
  await expect(buyerPage.getByRole('heading', { name: 'Coming up' })).toBeVisible()

  await openLive(sellerPage, '/guides/')
  await openLive(buyerPage, `/property/${home}/make-an-offer`)
  await waitForForm(buyerPage)
  await getTextBox(buyerPage, 'Your offer in pounds').fill('240k')
  await pressButton(buyerPage, 'Send your offer')
  await expect(buyerPage.getByText('Your offer has been sent to the seller.')).toBeVisible()
  await expect(toast).toContainText('I offer £240,000. Position: Cash buyer.')
  await expect(getUnreadMark(sellerPage)).toHaveCount(1)

  await sellerPage.goto('/my-account/offers')
  await waitForForm(sellerPage)
  await sellerPage.getByText('Accept £240,000', { exact: true }).click()
  await expectNoViolations(sellerPage, 'offers')
  await pressButton(sellerPage, 'Yes, accept £240,000')
  const outcome = sellerPage.getByText('You have accepted £240,000. Ben B. has been told.')
  await expect(outcome).toBeFocused()
  await expect(sellerPage.getByRole('article').getByText('Accepted', { exact: true })).toBeVisible()
  await expect(sellerPage.getByText('Undo the acceptance')).toBeVisible()

  await expect(getToasts(buyerPage)).toContainText('I accept your offer of £240,000, subject to contract.')
  await expect(getUnreadMark(buyerPage)).toHaveCount(1)
  await buyerPage.goto('/my-account/offers')
  await expect(buyerPage.getByRole('article').getByText('Accepted', { exact: true })).toBeVisible()
  expect(await queryDatabase('SELECT status FROM listing WHERE id = $1', [home])).toEqual([
    { status: 'under_offer' },
  ])
}

test('a buyer and a seller on different processes go from a question through a viewing to an accepted offer (B-07 to B-09, B-15, B-22, RT-06, HEADER-03)', async ({
  browser,
}) => {
  const secondSite = await startProcess()
  try {
    await goFromQuestionToAcceptedOffer(browser, { buyerBase: e2eBase(), sellerBase: secondSite.base })
  } finally {
    await secondSite.stop()
  }
})

warnWithoutRedis('a question between two processes by Redis')

test('a question and its answer pass between two processes by Redis (RT-06)', async ({ browser }) => {
  test.skip(!hasRedisServer, 'redis-server is not installed')
  const redis = await startRedis()
  const processes = await Promise.all([
    startProcess({ REDIS_URL: redis.url }),
    startProcess({ REDIS_URL: redis.url }),
  ])
  try {
    const [{ base: buyerBase }, { base: sellerBase }] = processes
    await askAndAnswer(browser, { buyerBase, sellerBase })
    // The messages between the processes went through this stream of Redis.
    expect(Number(await redis.sendCommand(['XLEN', 'estate-agency-sockets']))).toBeGreaterThan(0)
  } finally {
    await Promise.all(processes.map((site) => site.stop()))
    await redis.stop()
  }
})
