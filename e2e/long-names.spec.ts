// covers: components/offers, components/inbox
import { expect, test, type Locator } from '@playwright/test'
import { queryDatabase } from '../tests/support/e2e-accounts'
import { insertSale } from '../tests/support/insert-sale'
import { signInAs } from './support/accounts'
import { answerCookieNotice, readContentWidth, waitForHydration } from './support/pages'

const PHONE = { width: 390, height: 844 }
/** A name without a space, as long as names may be. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern'

test.use({ viewport: PHONE })
test.beforeEach(async ({ page }) => answerCookieNotice(page))

/** Whether the text of an element is cut off at its edges, or sticks out of them. */
const isCutOff = (element: Locator): Promise<boolean> =>
  element.evaluate((box) => box.scrollWidth > box.clientWidth + 1)

test(
  'on a phone the longest name makes neither the offers nor the inbox wider than the screen',
  { tag: '@phone-only' },
  async ({ page, context }) => {
    const { seller, buyer, home } = await insertSale()
    await queryDatabase('UPDATE "user" SET first_name = $2 WHERE id = $1', [buyer.id, LONG_NAME])
    const [thread] = await queryDatabase<{ id: number }>('SELECT id FROM thread WHERE listing_id = $1', [
      home,
    ])
    await queryDatabase('INSERT INTO thread_message (thread_id, sender_id, body) VALUES ($1, $2, $3)', [
      thread!.id,
      buyer.id,
      'Is the loft boarded?',
    ])
    await queryDatabase('INSERT INTO thread_participant (thread_id, user_id) VALUES ($1, $2), ($1, $3)', [
      thread!.id,
      seller.id,
      buyer.id,
    ])
    await signInAs(context, seller)

    await page.goto('/my-account/offers')
    await waitForHydration(page)
    expect.soft(await readContentWidth(page)).toBe(PHONE.width)
    await page.goto('/my-account/inbox')
    await waitForHydration(page)
    expect.soft(await isCutOff(page.getByRole('main').getByRole('listitem').first())).toBe(false)
    await page.goto(`/my-account/inbox/${thread!.id}`)
    await waitForHydration(page)
    expect.soft(await isCutOff(page.getByRole('article').first())).toBe(false)
    expect.soft(await isCutOff(page.getByRole('region', { name: 'Safety' }))).toBe(false)
    expect.soft(await readContentWidth(page)).toBe(PHONE.width)
  },
)
