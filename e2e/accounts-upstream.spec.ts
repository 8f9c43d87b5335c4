import { expect, test } from '@playwright/test'
import { logIn, loginCall, newPerson } from './people'
import { startSite, type SecondSite } from './second-site'
import { chooseCookies, hydrated } from './search-support'
import { Upstream } from './upstream'

/** The same screens over an upstream agency: its token never leaves the server (D-18). */
test.describe('with an upstream agency', () => {
  test.skip(({ isMobile }) => isMobile, 'the same at every width')
  test.setTimeout(120_000)
  let upstream: Upstream
  let site: SecondSite

  test.beforeAll(async ({ baseURL }) => {
    upstream = new Upstream(baseURL ?? '')
    // Passwords take their time on a busy machine.
    site = await startSite({ ...(await upstream.open()), API_TIMEOUT_MS: '20000' })
  })
  test.afterAll(async () => {
    await site?.stop()
    await upstream?.close()
  })
  test.afterEach(() => upstream?.fail(null))
  test.beforeEach(({ page }) => chooseCookies(page))

  test('logs in by its page, shows the account, and logs out (LOGIN-14, LOGIN-15, LOGOUT-02, LOGOUT-03)', async ({
    page,
    context,
    request,
  }) => {
    const { email, password, firstName, id } = await newPerson(request, site.base)
    await page.goto(`${site.base}/login`)
    await expect(page.locator('form[novalidate]').first()).toBeAttached()
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.getByLabel('Password', { exact: true }) })
      .first()
    await form.getByLabel(/e-?mail/i).fill(email)
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(`${site.base}/my-account/welcome`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
    const [cookie] = (await context.cookies(site.base)).filter(({ name }) => name === 'session')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    // What script can read is not what the upstream takes; what the cookie holds is sealed.
    const stored = await page.evaluate(() => window.localStorage.getItem('token'))
    expect(stored).toMatch(/\S{20}/)
    const asToken = await page.request.post(`${site.base}/api/user/get_user_data`, {
      headers: { apikey: 'demo-api-key', token: stored ?? '' },
      data: { user_id: id },
    })
    expect(asToken.status()).toBe(401)
    const sealed = await page.request.post(`${site.base}/api/user/get_user_data`, {
      headers: { apikey: 'demo-api-key', token: cookie?.value ?? '' },
      data: { user_id: id },
    })
    expect(sealed.status()).toBe(401)

    await page.goto(`${site.base}/my-account/profile`)
    await expect(page.getByLabel('First name')).toHaveValue(firstName)
    await page.goto(`${site.base}/logout`)
    await expect(page).toHaveURL(`${site.base}/login`)
    expect((await context.cookies(site.base)).filter(({ name }) => name === 'session')).toEqual([])
    expect((await page.request.get(`${site.base}/my-account/profile`, { maxRedirects: 0 })).status()).toBe(
      307,
    )
  })

  test('an upstream that is away is told as an outage; nobody is logged out by it (R4)', async ({
    page,
    context,
    request,
  }) => {
    await logIn(context, site.base, await newPerson(request, site.base))
    upstream.fail('reset', ['user/get_user_data'])
    const away = await page.goto(`${site.base}/my-account/profile`)
    expect(away?.status()).toBe(503)
    upstream.fail(null)
    expect((await page.goto(`${site.base}/my-account/profile`))?.status()).toBe(200)
  })

  test('settings: what the upstream does not know cannot be done here and says so, the rest works; a fault is an outage (R4)', async ({
    page,
    context,
    request,
  }) => {
    const person = await newPerson(request, site.base)
    await logIn(context, site.base, person)
    const settings = `${site.base}/my-account/settings`
    const part = (name: string) => page.getByRole('region', { name })
    const sentence = /cannot be .* here\. Write to \S+@\S+, and we do it for you\./

    upstream.fail('unknown call', ['user/get_sessions', 'user/export_data', 'user/delete_account'])
    expect((await page.goto(settings))?.status()).toBe(200)
    await hydrated(page)
    await expect(part('Where you are logged in')).toContainText(sentence)
    await expect(part('Where you are logged in').getByRole('link')).toHaveAttribute('href', /^mailto:/)
    await part('Emails')
      .getByRole('checkbox', { name: /The newsletter/ })
      .check()
    await part('Emails').getByRole('button', { name: 'Save your choices' }).click()
    await expect(page.getByText('Your choices are saved.')).toBeVisible()
    await part('Your data').getByRole('link', { name: 'Download your data' }).click()
    await expect(part('Your data').getByRole('alert')).toHaveText(sentence)
    const file = await page.request.get(`${settings}/export`)
    expect([file.status(), sentence.test(await file.text())], 'where no script runs').toEqual([409, true])
    await page.getByLabel('Type “delete” to confirm').fill('delete')
    await page.getByLabel('Your password').fill(person.password)
    await page.getByRole('button', { name: 'Delete my account for good' }).click()
    await expect(part('Delete your account').getByRole('alert').filter({ hasText: sentence })).toBeVisible()

    upstream.fail('unknown call', ['user/get_preferences'])
    expect((await page.goto(settings))?.status()).toBe(200)
    await expect(part('Emails')).toContainText(sentence)
    await expect(part('Where you are logged in').getByRole('listitem').first()).toContainText('This device')

    for (const fault of ['server error', 'not JSON', 'reset'] as const) {
      upstream.fail(fault, ['user/get_preferences'])
      expect((await page.goto(settings))?.status(), fault).toBe(503)
    }
  })

  test('a session that has ended elsewhere ends here too', async ({ page, context, request }) => {
    const somebody = await newPerson(request, site.base)
    const { id } = await logIn(context, site.base, somebody)
    const elsewhere = await loginCall(request, site.base, somebody)
    expect(elsewhere.id).toBe(id)
    expect(
      (
        await request.post(`${site.base}/api/user/end_sessions`, {
          headers: { origin: new URL(site.base).origin },
          data: { user_id: id },
        })
      ).status(),
    ).toBe(200)
    await page.goto(`${site.base}/my-account/password`)
    await expect(page).toHaveURL(`${site.base}/login`)
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOG IN' })).toBeVisible()
  })
})
