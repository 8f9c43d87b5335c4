// covers: components/search, lib/search
import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { answerCookieNotice, waitForHydration } from './support/pages'

const getSlider = (page: Page, name: 'Lowest price' | 'Highest price') =>
  page.getByRole('dialog').getByRole('slider', { name })
const getSelect = (page: Page, name: 'Min price' | 'Max price') => page.getByRole('dialog').getByLabel(name)

async function openRefineDialog(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Refine', exact: true }).click()
  await expect(getSlider(page, 'Lowest price')).toBeVisible()
}

/** The size of a control that a finger hits well, as WCAG 2.5.5 recommends. */
const MIN_TARGET_PX = 44

test.beforeEach(async ({ page }) => answerCookieNotice(page))

test(
  'the price sliders load when the refine form opens, and do not move its other controls (P6, SALES-08)',
  { tag: '@phone' },
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/find-a-property/essex')
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    const scriptsBefore = scripts.length
    await page.getByRole('button', { name: 'Refine', exact: true }).click()
    const form = page.getByRole('dialog').locator('form')
    await expect(form).toBeVisible()
    // Waits until the dialog has slid in.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    const visibleControls = [form.getByLabel('Location'), form.getByRole('button', { name: /^Search/ })]
    const readTops = () =>
      Promise.all(visibleControls.map(async (control) => (await control.boundingBox())?.y))
    const topsBefore = await readTops()
    await expect(getSlider(page, 'Highest price')).toBeVisible()
    await expect(form.getByRole('group', { name: 'Must have' })).toBeVisible()
    expect(scripts.length, 'the scripts load with the form').toBeGreaterThan(scriptsBefore)
    expect(await readTops()).toEqual(topsBefore)
  },
)

// The keys below move the lowest price two steps up from 'No minimum', and the highest one step down from 'No maximum'.
for (const [path, [lowestText, lowestValue], [highestText, highestValue]] of [
  ['/find-a-property/essex', ['£60,000', '60000'], ['£20,000,000', '20000000']],
  ['/find-a-letting/essex', ['£800 a month', '800'], ['£2,400 a month or more', '2400+']],
] as const)
  test(`sliders and selects follow each other, and the search has their values: ${path} (REFINE-04, D-77)`, async ({
    page,
  }) => {
    await openRefineDialog(page, path)
    await getSlider(page, 'Lowest price').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(getSlider(page, 'Lowest price')).toHaveAttribute('aria-valuetext', lowestText)
    await expect(getSelect(page, 'Min price')).toHaveValue(lowestValue)
    await page.keyboard.press('Tab')
    await expect(getSlider(page, 'Highest price')).toBeFocused()
    await expect(getSlider(page, 'Highest price')).toHaveAttribute('aria-valuetext', 'No maximum')
    await page.keyboard.press('ArrowLeft')
    await expect(getSlider(page, 'Highest price')).toHaveAttribute('aria-valuetext', highestText)
    await expect(page.getByRole('button', { name: /show [\d,]+ homes?$/ })).toBeVisible()
    await getSelect(page, 'Min price').selectOption('nomin')
    await expect(getSlider(page, 'Lowest price')).toHaveAttribute('aria-valuetext', 'No minimum')
    await getSelect(page, 'Min price').selectOption(lowestValue)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Search/ })
      .click()
    await expect(page).toHaveURL(`${path}/${lowestValue}-${highestValue}/all-types/any-bedrooms/this-only`)
  })

test(
  'a slider can be dragged, and is large enough for a finger (WCAG 2.5.5)',
  { tag: '@phone' },
  async ({ page }) => {
    await openRefineDialog(page, '/find-a-property/essex/100000-500000/all-types/any-bedrooms/this-only')
    await expect(getSlider(page, 'Lowest price')).toHaveAttribute('aria-valuetext', '£100,000')
    await expect(getSlider(page, 'Highest price')).toHaveAttribute('aria-valuetext', '£500,000')
    const box = await getSlider(page, 'Highest price').boundingBox()
    if (!box) throw new Error('The slider is not drawn')
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(MIN_TARGET_PX)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    // Far beyond the end of the slider.
    await page.mouse.move(box.x + 2_000, box.y, { steps: 5 })
    await page.mouse.up()
    await expect(getSelect(page, 'Max price')).toHaveValue('nomax')
    await expect(getSelect(page, 'Min price')).toHaveValue('100000')
  },
)

test('a price in the URL that the selects do not offer is shown as a typed price, and kept until it is changed', async ({
  page,
}) => {
  await openRefineDialog(page, '/find-a-property/essex/123456-nomax/all-types/any-bedrooms/this-only')
  await expect(page.getByRole('dialog').getByLabel('From £')).toHaveValue('123,456')
  await expect(getSlider(page, 'Lowest price')).toHaveAttribute('aria-valuetext', '£123,456')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Search/ })
    .click()
  await expect(page).toHaveURL(/\/123456-nomax\//)
})

test('the refine button opens the page of the search form when the script of the form does not load', async ({
  page,
}) => {
  await page.goto('/find-a-letting/essex')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await page.route('**/_next/static/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Refine', exact: true }).click()
  await expect(page).toHaveURL(/\/find-a-letting\?edit=1&location_filter=essex&/)
})

test('the refine form works without sliders when their script does not load', async ({ page }) => {
  await page.goto('/find-a-letting/essex')
  await waitForHydration(page)
  // The form's own script is loaded when the pointer reaches the button.
  await page.getByRole('button', { name: 'Refine', exact: true }).hover()
  await page.waitForLoadState('networkidle')
  await page.route('**/_next/static/**', (route) => route.abort())
  const scriptFailure = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Refine', exact: true }).click()
  await scriptFailure
  await getSelect(page, 'Max price').selectOption('1200')
  await page.unrouteAll()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Search/ })
    .click()
  await expect(page).toHaveURL('/find-a-letting/essex/nomin-1200/all-types/any-bedrooms/this-only')
})

for (const [name, options] of [
  ['320 px wide', { viewport: { width: 320, height: 640 } }],
  ['in forced colours', { forcedColors: 'active' }],
  ['with reduced motion', { reducedMotion: 'reduce' }],
] as const)
  test(`the refine form works ${name}, and passes axe`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, ...options })
    const page = await context.newPage()
    await answerCookieNotice(page)
    await openRefineDialog(page, '/find-a-property/essex/100000-500000/all-types/any-bedrooms/this-only')
    const [lowestBox, highestBox, dialogBox] = await Promise.all([
      getSlider(page, 'Lowest price').boundingBox(),
      getSlider(page, 'Highest price').boundingBox(),
      page.getByRole('dialog').boundingBox(),
    ])
    if (!lowestBox || !highestBox || !dialogBox) throw new Error('The sliders are not drawn')
    expect(lowestBox.x).toBeGreaterThanOrEqual(dialogBox.x)
    expect(highestBox.x + highestBox.width).toBeLessThanOrEqual(dialogBox.x + dialogBox.width)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true)
    await expectNoViolations(page, `refine, ${name}`)
    await context.close()
  })
