import { expect, type Browser, type Page } from '@playwright/test'
import type { Account } from '../../tests/support/e2e-accounts'
import { e2eBase } from '../../tests/support/e2e-database'
import { signInAs } from './accounts'
import { waitForHydration } from './pages'

/** Opens a page of a user, and waits for its messages socket. */
export async function openLive(page: Page, path: string): Promise<void> {
  // The unread threads are read again once the socket is open (RT-08).
  const reads = { count: 0 }
  page.on('response', (response) => {
    if (response.url().endsWith('/api/thread/unread_threads')) reads.count += 1
  })
  await page.goto(path, { waitUntil: 'commit' })
  // Those of the page before do not count.
  reads.count = 0
  await waitForHydration(page)
  await expect.poll(() => reads.count).toBeGreaterThan(1)
}

/**
 * Opens a page of an account in a browser of its own, and waits for its messages socket.
 * @param base the process that serves it
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

export const toasts = (page: Page) => page.locator('[data-toast]')

export const unreadMark = (page: Page) =>
  page.getByRole('banner').getByText('Unread messages').locator('visible=true')
