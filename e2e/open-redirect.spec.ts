import { expect, test } from '@playwright/test'
import { freshAddress, newPerson } from './people'
import { chooseCookies } from './search-support'

/** All payloads are tried in tests/session; these are tried by a real browser, which has rules of its own. */
const payloads = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/%5cevil.example',
]

test('whatever is planted as the way back, a login stays on this site (LOGIN-14, D-23)', async ({
  browser,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'the same at every width')
  test.setTimeout(120_000)
  const base = baseURL ?? ''
  for (const payload of payloads) {
    const context = await browser.newContext({ baseURL: base, extraHTTPHeaders: freshAddress() })
    const { email, password } = await newPerson(context.request, base)
    const page = await context.newPage()
    await chooseCookies(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('dialog', (dialog) => {
      asked.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    await page.goto('/login')
    await expect(
      page.locator('form[novalidate]').first(),
      'its script, which reads the way back, answers for the form',
    ).toBeAttached()
    await page.evaluate((value) => window.localStorage.setItem('lastURL', value), payload)
    const form = page
      .locator('form')
      .filter({ has: page.getByLabel('Password', { exact: true }) })
      .first()
    await form.getByLabel(/e-?mail/i).fill(email)
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL((url) => url.pathname !== '/login')
    expect(new URL(page.url()).origin, payload).toBe(base)
    expect(
      asked.filter((url) => !url.startsWith(base) && !url.startsWith('data:')),
      payload,
    ).toEqual([])
    await context.close()
  }
})
