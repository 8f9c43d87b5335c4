// covers: components/payments, app/(payments), components/forms, lib/browser, lib/agency/payments, lib/agency/orders
import { expect, test, type Page } from '@playwright/test'
import { createAccount, queryDatabase, type Account } from '../tests/support/e2e-accounts'
import { signInAs } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { getMainAlert, pressButton, waitForForm } from './support/pages'

const PACKAGE_PENCE = 395_00

/** Creates an account with a home, and orders a package for the home by a call from the browser. */
async function placeOrder(page: Page): Promise<{ account: Account; orderId: number; reviewPath: string }> {
  const account = await createAccount({ homeCount: 1 })
  await signInAs(page.context(), account)
  await page.goto('/my-account/payments')
  const input = {
    user_id: account.id,
    property_id: account.homes[0],
    kind: 'property',
    package_def: 'PAY_NOW',
  }
  const orderId = await page.evaluate(async (body) => {
    const response = await fetch('/api/order/create_order', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return ((await response.json()) as { data: { order_id: number } }).data.order_id
  }, input)
  return { account, orderId, reviewPath: `/my-account/orders/${orderId}/review` }
}

async function openCheckout(page: Page, reviewPath: string): Promise<void> {
  await page.goto(reviewPath)
  await waitForForm(page)
  await page.getByRole('checkbox', { name: /^I agree to the/ }).check()
  await pressButton(page, 'Pay £395 now')
  await expect(page.getByRole('heading', { level: 1, name: 'Sandbox checkout' })).toBeVisible()
  await waitForForm(page)
}

const payWith = async (page: Page, card: RegExp): Promise<void> => {
  await page.getByRole('radio', { name: card }).check()
  await pressButton(page, 'Pay £395')
}

const readPayments = (orderId: number) =>
  queryDatabase<{ status: string; amountPence: number }>(
    'SELECT status, amount_pence::int AS "amountPence" FROM payment WHERE order_id = $1 ORDER BY id',
    [orderId],
  )

test('an order is reviewed and paid in the sandbox after a declined card, and listed with its receipt (PAY-24, PAY-25, D-125)', async ({
  page,
}) => {
  const { orderId, reviewPath } = await placeOrder(page)
  // The browser keeps the chosen package under this key until the order is paid.
  await page.evaluate(() => localStorage.setItem('selected_package', 'PAY_NOW'))
  await openCheckout(page, reviewPath)
  await expectNoViolations(page, 'the sandbox checkout')
  await payWith(page, /^Is declined/)
  await expect(getMainAlert(page)).toHaveText('Your card was declined. Nothing has been taken.')
  await page.getByRole('link', { name: 'Decline' }).click()
  await expect(page.getByText('Sorry, Payment Failed !!')).toBeVisible()
  await expectNoViolations(page, 'a failed payment')
  await openCheckout(page, reviewPath)
  await payWith(page, /^Is accepted 4242/)
  await page.waitForURL(`**/stripe-success/${orderId}`)
  await expect(page.getByText('Your payment of £395 is confirmed.')).toBeVisible()
  // A script clears the entry, perhaps some time after the text of the page is shown.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('selected_package'))).toBeNull()
  expect(await readPayments(orderId)).toEqual([{ status: 'paid', amountPence: PACKAGE_PENCE }])
  await page.getByRole('link', { name: 'Your payments' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Receipt of order/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^receipt-ORD-\w+\.pdf$/)
})

test('an order that is paid in two tabs is charged once', async ({ page, context }) => {
  const { orderId, reviewPath } = await placeOrder(page)
  const otherTab = await context.newPage()
  await openCheckout(page, reviewPath)
  await openCheckout(otherTab, reviewPath)
  await payWith(page, /^Is accepted 4242/)
  await page.waitForURL(`**/stripe-success/${orderId}`)
  await payWith(otherTab, /^Is accepted 4242/)
  await otherTab.waitForURL(`**/stripe-success/${orderId}`)
  await expect(otherTab.getByText('Your payment of £395 is confirmed.')).toBeVisible()
  expect(await readPayments(orderId)).toEqual([{ status: 'paid', amountPence: PACKAGE_PENCE }])
})

test('a portal payment goes from its page to the checkout and back (PAY-12, PAY-15, PAY-36)', async ({
  page,
}) => {
  const account = await createAccount({ homeCount: 1, firstName: 'Una' })
  await signInAs(page.context(), account)
  await page.goto(`/rightmove-payment/${account.homes[0]}`)
  await expect(page.getByText('Welcome back, Una')).toBeVisible()
  await expect(page.getByText('£95', { exact: true })).toBeVisible()
  await expectNoViolations(page, 'a payment page')
  await pressButton(page, 'Make Payment')
  await waitForForm(page)
  await page.getByRole('radio', { name: /^Is accepted 4242/ }).check()
  await pressButton(page, 'Pay £95')
  await page.waitForURL('**/rightmove-success/*')
  await expect(page.getByText('Your payment of £95 is confirmed.')).toBeVisible()
})
