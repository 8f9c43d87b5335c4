import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { chooseCookies } from './search-support'

test.beforeEach(async ({ page }) => chooseCookies(page))

for (const { path, h1 } of [
  { path: '/about-us', h1: 'About Us' },
  { path: '/recruitment', h1: 'Recruitment' },
  { path: '/thank-you-subscriber', h1: 'Thank you for subscribing' },
]) {
  test(`${path}: status, heading, trail, canonical, axe (ROUTE-05, ROUTE-09, STATIC-01, STATIC-16, STATIC-37, META-13)`, async ({
    page,
  }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page).toHaveTitle(/\S/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([h1])
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }),
    ).toHaveAttribute('href', '/')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
    expect(
      (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze())
        .violations,
    ).toEqual([])
  })
}

test('about us tells the company’s history (STATIC-16)', async ({ page }) => {
  await page.goto('/about-us')
  for (const words of ['A desk in Essex', 'Why flat fees', '20 years of experience'])
    await expect(page.getByRole('main')).toContainText(words)
})

test('recruitment lists the agency’s vacancies, with facts, apply and share (STATIC-30 to STATIC-33, D-98, D-100)', async ({
  page,
}) => {
  await page.goto('/recruitment')
  const roles = page.getByRole('region', { name: 'Current roles' })
  const role = roles.getByRole('article', { name: 'Local Property Consultant' })
  await expect(role.getByRole('term')).toHaveText(['Location', 'Salary', 'Contract', 'Hours', 'Posted'])
  await expect(role.getByRole('definition').last()).toHaveText(/^\d\d\/\d\d\/\d\d$/)
  await expect(role.getByRole('link', { name: /^Apply/ })).toHaveAttribute('href', /^mailto:/)
  await expect(role.locator('a[target="_blank"]')).toHaveText([/^WhatsApp/, /^Facebook/, /^X/, /^LinkedIn/])
  const postings = (await page.locator('script[type="application/ld+json"]').allTextContents()).flatMap(
    (text) => {
      const data = JSON.parse(text) as { '@type'?: string; '@graph'?: { '@type': string; title: string }[] }
      return (data['@graph'] ?? []).filter((node) => node['@type'] === 'JobPosting').map(({ title }) => title)
    },
  )
  expect(postings).toContain('Local Property Consultant')
  await expect(roles.locator('article > h3')).toHaveText(postings)
})
