import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { chooseCookies, hydrated } from './search-support'

const readers = {
  'a browser': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Twitterbot: 'Twitterbot/1.0',
}

for (const [reader, agent] of Object.entries(readers)) {
  test(`an unknown path is 404 for ${reader}, twice, and reads without JavaScript (ROUTE-17, D-49)`, async ({
    request,
  }) => {
    for (const path of [
      '/no-such-path',
      '/no-such-path',
      '/property/999999999/x',
      '/property/abc/x',
      '/find-a-property/a/b',
      '/home/again',
    ]) {
      const reply = await request.get(path, { headers: { 'user-agent': agent, accept: 'text/html' } })
      expect(reply.status(), path).toBe(404)
      const html = await reply.text()
      expect(html, path).toContain('This is not the page you are looking for.')
      expect(html, path).toMatch(/<title>Page Not Found<\/title>/)
      expect(html, path).toMatch(/<meta name="robots" content="noindex/)
    }
  })
}

test('the 404 page has title, heading, trail and ways out, and keeps the address (STATIC-35, D-49)', async ({
  page,
}) => {
  await chooseCookies(page)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on(
    'console',
    (message) => message.type() === 'error' && !message.text().includes('404') && faults.push(message.text()),
  )
  expect((await page.goto('/property/999999999/gone'))?.status()).toBe(404)
  await expect(page).toHaveURL(/\/property\/999999999\/gone$/)
  await expect(page).toHaveTitle('Page Not Found')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*Page Not Found/)
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }),
  ).toHaveAttribute('href', '/')
  expect(
    (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze())
      .violations,
  ).toEqual([])
  await hydrated(page)
  await page.getByRole('combobox', { name: 'Search for a home' }).fill('Witham')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/find-a-property\/Witham$/)
  expect(faults).toEqual([])
})

test('/error is "Wrong page", 404, with the same ways out (D-48, STATIC-36)', async ({ page }) => {
  for (const path of ['/error', '/error/']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page).toHaveTitle('Wrong page')
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
    await expect(page.getByText('This is not the page you are looking for.')).toBeVisible()
  }
})

test('the page of an outage and of a fault reads without JavaScript, and leads on', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/unavailable')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We can’t reach our property data at the moment',
  )
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '01632 960123' })).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.goto('/unavailable?kind=error')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side')
  await context.close()
})

test('the page of an outage passes axe', async ({ page }) => {
  await page.goto('/unavailable')
  expect(
    (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze())
      .violations,
  ).toEqual([])
})
