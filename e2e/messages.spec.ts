// covers: components/notifications, components/session, components/inbox, components/shell, lib/realtime, app/(account)
import { expect, test, type Page } from '@playwright/test'
import { createAccount, queryDatabase, type Account } from '../tests/support/e2e-accounts'
import { signInAs } from './support/accounts'
import { openAs, getToasts, getUnreadMark } from './support/live-pages'
import { waitForHydration } from './support/pages'

async function insertThread(starter: Account, owner: Account): Promise<number> {
  const [row] = await queryDatabase<{ id: number }>(
    `WITH thread AS (
       INSERT INTO thread (listing_id, starter_id, owner_id) VALUES ($1, $2, $3) RETURNING id)
     INSERT INTO thread_participant (thread_id, user_id) SELECT id, unnest(ARRAY[$2::int, $3::int]) FROM thread
     RETURNING thread_id AS id`,
    [owner.homes[0], starter.id, owner.id],
  )
  return row!.id
}

const insertMessage = (threadId: number, sender: Account, body: string) =>
  queryDatabase('INSERT INTO thread_message (thread_id, sender_id, body) VALUES ($1, $2, $3)', [
    threadId,
    sender.id,
    body,
  ])

const getMessageBox = (page: Page) => page.getByRole('textbox', { name: /^Your message to/ })

test(
  'two people write to each other, and see toasts, the unread indicator, typing and read marks at once (RT-05, RT-06, RT-12, HEADER-03, SHELL-06, SHELL-07)',
  { tag: '@phone' },
  async ({ browser, isMobile }) => {
    const buyer = await createAccount({ firstName: 'Daniel', lastName: 'Osei' })
    const owner = await createAccount({ firstName: 'Helen', lastName: 'Marlowe', homeCount: 1 })
    const threadId = await insertThread(buyer, owner)
    await insertMessage(threadId, buyer, 'Is the loft boarded?')
    const path = `/my-account/inbox/${threadId}`
    const buyerPage = await openAs(browser, buyer, path)
    const ownerPage = await openAs(browser, owner, '/guides/')
    await expect(getUnreadMark(ownerPage)).toHaveCount(1)
    if (isMobile) {
      await expect(buyerPage.getByRole('contentinfo')).toBeHidden()
      await expect(buyerPage.locator('#live-chat-widget')).toBeHidden()
    } else {
      await expect(buyerPage.getByRole('link', { name: 'Chat with us' })).toBeVisible()
    }

    await getMessageBox(buyerPage).fill('And is <b>parking</b> easy?')
    await buyerPage.getByRole('button', { name: 'Send' }).click()
    // An element's text content has no space between its two paragraphs.
    await expect(getToasts(ownerPage)).toContainText('New message from Daniel O.And is <b>parking</b> easy?')
    await expect(getToasts(buyerPage)).toHaveCount(0)
    // On a phone, the toast does not hide the top of the page.
    await ownerPage.getByRole('banner').getByRole('link').first().click({ trial: true })

    await getToasts(ownerPage).getByRole('link', { name: 'Open the conversation' }).click()
    await expect(ownerPage).toHaveURL(path)
    await expect(buyerPage.getByText('Read', { exact: true })).toBeVisible()
    // The page sends no typing signal before its socket is open, so typing is repeated.
    await expect(async () => {
      await getMessageBox(ownerPage).pressSequentially('Yes')
      await expect(buyerPage.getByText('Helen M. is writing …')).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await getMessageBox(ownerPage).fill('Yes')
    await ownerPage.getByRole('button', { name: 'Send' }).click()
    await expect(buyerPage.getByRole('article').getByText('Yes', { exact: true })).toBeVisible()
    await expect(buyerPage.getByText('is writing')).toHaveCount(0)
    await expect(getToasts(buyerPage)).toHaveCount(0)
    await expect(ownerPage.getByText('Read', { exact: true })).toBeVisible()
    await expect(getUnreadMark(ownerPage)).toHaveCount(0)
  },
)

test(
  'an opened conversation is scrolled to its newest message and the reply field',
  { tag: '@phone-only' },
  async ({ browser }) => {
    const buyer = await createAccount()
    const owner = await createAccount({ homeCount: 1 })
    const threadId = await insertThread(buyer, owner)
    // More messages than fit on the screen of a phone.
    for (let number = 1; number <= 12; number += 1)
      await insertMessage(threadId, buyer, `Question ${number}: is this still so?`)
    const page = await openAs(browser, owner, `/my-account/inbox/${threadId}`)
    await expect(getMessageBox(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Question 12: is this still so?')).toBeInViewport()
  },
)

test('closing a toast marks its thread as read, which a reload confirms (RT-11, RT-12)', async ({
  browser,
}) => {
  const buyer = await createAccount()
  const owner = await createAccount({ homeCount: 1 })
  const threadId = await insertThread(buyer, owner)
  const page = await openAs(browser, owner, '/guides/')
  await insertMessage(threadId, buyer, 'Hello')
  await expect(getToasts(page)).toHaveCount(1)
  await expect(getUnreadMark(page)).toHaveCount(1)
  await page.getByRole('button', { name: /^Close message/ }).click()
  await expect(getToasts(page)).toHaveCount(0)
  await expect(getUnreadMark(page)).toHaveCount(0)
  await page.reload()
  await waitForHydration(page)
  await page.waitForResponse('**/api/thread/unread_threads')
  await expect(getUnreadMark(page)).toHaveCount(0)
})

test('conversations work when sockets fail, and the failure is reported only by an event (RT-07, D-145, D-146)', async ({
  page,
}) => {
  const buyer = await createAccount()
  const owner = await createAccount({ homeCount: 1 })
  const threadId = await insertThread(buyer, owner)
  await insertMessage(threadId, owner, 'Good morning')
  await signInAs(page.context(), buyer)
  await page.route('**/socket.io/**', (route) => route.abort())
  await page.addInitScript(() => {
    // Nothing listens on port 9.
    window.WebSocket = class extends WebSocket {
      constructor() {
        super('ws://localhost:9')
      }
    }
    window.addEventListener('realtime-error', (event) => {
      document.documentElement.dataset.realtime = String((event as CustomEvent).detail)
    })
  })
  await page.goto(`/my-account/inbox/${threadId}`)
  await waitForHydration(page)
  await expect(page.locator('html')).toHaveAttribute('data-realtime', /^Connection error: /)
  await expect(getToasts(page)).toHaveCount(0)
  await getMessageBox(page).fill('Hello')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('article').getByText('Hello', { exact: true })).toBeVisible()
})
