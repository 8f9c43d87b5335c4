import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { chooseCookies } from './search-support'

test.beforeEach(async ({ page }) => chooseCookies(page))

test('commercial finance: hero, comparison, services, contact (COMM-01 to COMM-05, ROUTE-04, META-12)', async ({
  page,
}) => {
  expect((await page.goto('/commercial-finance'))?.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(['Commercial Finance'])
  await expect(main.getByRole('link', { name: /^Compare commercial finance/ })).toHaveAttribute(
    'href',
    /^https:/,
  )
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact/')
  await expect(main).toContainText('over 100 lenders')
  await expect(
    main.getByRole('region', { name: 'What we find finance for' }).getByRole('heading', { level: 3 }),
  ).toHaveText([
    'Investment mortgages',
    'Owner-occupier mortgages',
    'Portfolio refinance',
    'Expat and foreign national lending',
    'Mixed commercial and residential',
    'Commercial premises with apartments',
  ])
  for (const name of ['Investment mortgages', 'Owner-occupier mortgages'])
    await expect(main.getByRole('region', { name, exact: true })).toBeVisible()
  expect(
    (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze())
      .violations,
  ).toEqual([])
})

test('get a mortgage: head and heading from the server, sliders and sections in the browser alone (MORT-06, D-54, META-13)', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/get-a-mortgage')).text()
  expect(html).not.toContain('type="range"')
  expect(html).not.toContain('What clients say')
  // The way to the broker does not stand without what it costs and risks (domain B4).
  for (const words of [
    'Book a call with a broker',
    'Your home may be repossessed',
    'does not give mortgage advice',
    'We receive',
  ])
    expect(html).toContain(words)
  expect(html).toMatch(/<h1[^>]*>Get a Mortgage<\/h1>/)
  expect(html).toMatch(/<title>[^<]+<\/title>/)
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/get-a-mortgage"/)
  await page.goto('/get-a-mortgage')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Get a Mortgage'])
  await expect(page.getByRole('slider')).toHaveCount(2)
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }),
  ).toHaveAttribute('href', '/')
})

test('the sliders and the fields lead to the range, by keyboard too (MORT-01 to MORT-03)', async ({
  page,
}) => {
  await page.goto('/get-a-mortgage')
  const result = page.getByRole('main').locator('output')
  await expect(result).toContainText('£275,000 to £350,000')
  for (const name of ['Household income', 'Deposit']) {
    const slider = page.getByRole('slider', { name })
    for (const [attribute, value] of Object.entries({ min: '0', max: '500000', step: '5000' }))
      await expect(slider).toHaveAttribute(attribute, value)
  }
  await page.getByRole('slider', { name: 'Household income' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(result).toContainText('£297,500 to £380,000')
  await page.getByRole('textbox', { name: 'Deposit in pounds' }).fill('12345')
  await expect(result).toContainText('£259,845 to £342,345')
})

test('get a mortgage: broker, discount, testimonials, diary, warning (MORT-04, MORT-05, MORT-07, MORT-08, domain B4)', async ({
  page,
}) => {
  await page.goto('/get-a-mortgage')
  const main = page.getByRole('main')
  await expect(main.getByRole('figure')).toHaveCount(3)
  await expect(main.getByRole('link', { name: /^Book a call/ }).first()).toHaveAttribute('target', '_blank')
  for (const words of [
    'over 12 years of experience',
    '£155',
    'Your home may be repossessed',
    'does not give mortgage advice',
  ])
    await expect(main).toContainText(words)
  expect(
    (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze())
      .violations,
  ).toEqual([])
})

test('affordability help has a head and nothing else of its own (STATIC-52, D-97, META-13)', async ({
  page,
}) => {
  expect((await page.goto('/affordability-help'))?.status()).toBe(200)
  await expect(page).toHaveTitle(/\S/)
  await expect(page.getByRole('main')).toBeEmpty()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
