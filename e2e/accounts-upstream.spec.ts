import { expect, test } from '@playwright/test'
import { logIn, loginCall, newPerson } from './people'
import { startSite, type SecondSite } from './second-site'
import { chooseCookies } from './search-support'
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

  test('logs in by its page, shows the account, and logs out (LOGIN-14, LOGIN-15, LOGOUT-02, LOGOUT-03)', async ({ page, context, request }) => {
    const { email, password, firstName, id } = await newPerson(request, site.base)
    await page.goto(`${site.base}/login`)
    const form = page.getByRole('main').locator('form').filter({ has: page.getByLabel('Password', { exact: true }) }).first()
    await form.getByLabel(/e-?mail/i).fill(email)
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(`${site.base}/my-account/welcome`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
    const [cookie] = (await context.cookies(site.base)).filter(({ name }) => name === 'session')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    // What script can read is not what the upstream takes; what the cookie holds is sealed.
    const stored = await page.evaluate(() => window.localStorage.getItem('token'))
    const asToken = await page.request.post(`${site.base}/api/user/get_user_data`, { headers: { apikey: 'demo-api-key', token: stored ?? '' }, data: { user_id: id } })
    expect(asToken.status()).toBe(401)
    const sealed = await page.request.post(`${site.base}/api/user/get_user_data`, { headers: { apikey: 'demo-api-key', token: cookie?.value ?? '' }, data: { user_id: id } })
    expect(sealed.status()).toBe(401)

    await page.goto(`${site.base}/my-account/profile`)
    await expect(page.getByLabel('First name')).toHaveValue(firstName)
    await page.goto(`${site.base}/logout`)
    await expect(page).toHaveURL(`${site.base}/login`)
    expect((await context.cookies(site.base)).filter(({ name }) => name === 'session')).toEqual([])
    expect((await page.request.get(`${site.base}/my-account/profile`, { maxRedirects: 0 })).status()).toBe(307)
  })

  test('an upstream that is away is told as an outage; nobody is logged out by it (R4)', async ({ page, context, request }) => {
    await logIn(context, site.base, await newPerson(request, site.base))
    upstream.fail('reset', ['user/get_user_data'])
    const away = await page.goto(`${site.base}/my-account/profile`)
    expect(away?.status()).toBe(503)
    upstream.fail(null)
    expect((await page.goto(`${site.base}/my-account/profile`))?.status()).toBe(200)
  })

  test('a session that has ended elsewhere ends here too', async ({ page, context, request }) => {
    const somebody = await newPerson(request, site.base)
    const { id } = await logIn(context, site.base, somebody)
    const elsewhere = await loginCall(request, site.base, somebody)
    expect(elsewhere.id).toBe(id)
    expect((await request.post(`${site.base}/api/user/end_sessions`, { headers: { origin: new URL(site.base).origin }, data: { user_id: id } })).status()).toBe(200)
    await page.goto(`${site.base}/my-account/password`)
    await expect(page).toHaveURL(`${site.base}/login`)
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOG IN' })).toBeVisible()
  })
})
