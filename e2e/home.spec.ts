// covers: components/home, components/pricing, components/property, app/(marketing)/page.tsx
import { expect, test } from '@playwright/test'
import { readSiteMeta } from '../tests/support/agency-calls'
import { expectNoViolations } from './support/axe'
import {
  answerCookieNotice,
  MAX_LAYOUT_SHIFT,
  readLayoutShift,
  recordLayoutShift,
  waitForHydration,
} from './support/pages'

test.beforeEach(async ({ page }) => answerCookieNotice(page))

test(
  'the film is shown in a dialog, which keeps the focus and returns it when it closes (HOME-03)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    const opener = page.getByRole('button', { name: 'How it works' })
    await expect(page.locator('video')).toBeHidden()
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'How it works' })
    await expect(dialog.locator('video')).toBeVisible()
    await expect(dialog.locator('track[kind="captions"]')).toHaveAttribute('src', /\.vtt$/)
    // More presses than the dialog has controls.
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      // After the dialog's last control, Tab leads to the browser's own controls, and the body is the active element.
      const isFocusInDialog = await page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement === body || activeElement?.closest('dialog') !== null
      })
      expect(isFocusInDialog).toBe(true)
    }
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  },
)

test('the hero takes less than the height of the screen', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: /Find your next home/ })
  const height = (await hero.boundingBox())?.height ?? Infinity
  expect(height).toBeLessThan((page.viewportSize()?.height ?? 0) * 0.9)
})

test('a price table that fails to load shows a message, and the rest of the page works (HOME-08)', async ({
  page,
  request,
}) => {
  // Blocks only the scripts that are loaded later. The HTML does not name them.
  const html = await (await request.get('/')).text()
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  )
  await page.goto('/')
  await expect(
    page.getByText('An error occurred while loading the component. Please try again later.'),
  ).toHaveCount(2)
  await expect(page.getByRole('slider')).toBeVisible()
})

test('the calculator shows the fees and the saving for the price of its slider (HOME-11 to HOME-15)', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  const slider = page.getByRole('slider', { name: 'Your home’s price' })
  for (const [name, value] of Object.entries({ min: '70000', max: '1500000', step: '10000' }))
    await expect(slider).toHaveAttribute(name, value)
  await expect(slider).toHaveValue('500000')
  const ourFee = Number(await readSiteMeta('emoov_flat_commission_rate'))
  const poundsFormat = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    maximumFractionDigits: 0,
  })
  const result = page.getByRole('main').locator('output')
  // A usual agent's fee is 1.5 % to 2.5 % of the price (HOME-13).
  await expect(result).toContainText('£7,500 to £12,500')
  await expect(result).toContainText(poundsFormat.format(12_500 - ourFee))
  await slider.focus()
  // The lowest price of the slider is £70,000.
  await page.keyboard.press('Home')
  await expect(result).toContainText('£1,050 to £1,750')
  await expect(result).toContainText(poundsFormat.format(1_750 - ourFee))
  await expect(result).toContainText(poundsFormat.format(ourFee))
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('80000')
})

test('homes for sale and to rent can be searched from the home page by keyboard', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const field = page.getByRole('combobox', { name: 'Where would you like to live?' })
  await field.fill('Witham')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/find-a-property\/Witham$/)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await waitForHydration(page)
  await field.fill('Witham')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'To rent' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/find-a-letting\/Witham$/)
})

test('the suggestions of the home page cover neither search button', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('combobox', { name: 'Where would you like to live?' }).pressSequentially('Witham')
  await expect(page.getByRole('option').first()).toBeVisible()
  // A click waits until nothing lies over the button.
  await page.getByRole('button', { name: 'For sale' }).click({ trial: true })
  await page.getByRole('button', { name: 'To rent' }).click()
  await expect(page).toHaveURL(/\/find-a-letting\/Witham$/)
})

test('the cards of new homes link to their listings', async ({ page }) => {
  await page.goto('/')
  const card = page
    .getByRole('region', { name: 'New for sale' })
    .getByRole('article')
    .first()
    .getByRole('link')
  const address = await card.textContent()
  await card.click()
  await expect(page).toHaveURL(/\/property\/\d+\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(address ?? '')
})

test(
  'both price tables load later without a layout shift, and the page passes axe with them and with the film (HOME-07, HOME-09, HOME-10, P7)',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await recordLayoutShift(page)
    await page.goto('/')
    // On phones each price is shown in one line, and the tables are collapsed.
    await expect(page.locator('#fees table')).toHaveCount(2)
    if (isMobile) for (const summary of await page.locator('#fees summary').all()) await summary.click()
    const sale = page.getByRole('table', { name: 'Prices for selling a home' })
    await expect(sale).toContainText('£395')
    await expect(sale).toContainText('£895')
    await expect(page.getByRole('table', { name: 'Prices for letting a home' })).toContainText('£59.50')
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
    await expectNoViolations(page, 'home, with its tables')
    await page.getByRole('button', { name: 'How it works' }).click()
    await expect(page.getByRole('dialog', { name: 'How it works' })).toBeVisible()
    await expectNoViolations(page, 'home, with its film')
  },
)
