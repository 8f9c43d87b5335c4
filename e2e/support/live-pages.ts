import { expect, type Browser, type Page } from '@playwright/test'
import type { Account } from '../../tests/support/e2e-accounts'
import { e2eBase } from '../../tests/support/e2e-database'
import { signInAs } from './accounts'
import { waitForHydration } from './pages'

/** Opens a page of a logged-in user, and waits until its messages socket is open. */
export async function openLive(page: Page, path: string): Promise<void> {
  // A page loads the unread threads twice: at first, and again once the socket is open (RT-08).
  let loadCount = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/api/thread/unread_threads')) loadCount += 1
  })
  await page.goto(path, { waitUntil: 'commit' })
  // Responses to the previous page do not count.
  loadCount = 0
  await waitForHydration(page)
  await expect.poll(() => loadCount).toBeGreaterThan(1)
}

/**
 * Opens a page for a logged-in user in a new browser context, and waits for its messages socket.
 * @param base origin of the process that serves the page
 */
export async function openAs(
  browser: Browser,
  account: Account,
  path: string,
  base = e2eBase(),
): Promise<Page> {
  const context = await browser.newContext({ baseURL: base })
  await signInAs(context, account, base)
  const page = await context.newPage()
  await openLive(page, path)
  return page
}

export const getToasts = (page: Page) => page.locator('[data-toast]')

export const getUnreadMark = (page: Page) =>
  page.getByRole('banner').getByText('Unread messages').locator('visible=true')
