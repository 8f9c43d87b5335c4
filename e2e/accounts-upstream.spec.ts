// covers: lib/gateway, lib/session, components/account, app/(account)
import { expect, test, type APIRequestContext, type BrowserContext } from '@playwright/test'
import { DEMO_API_KEY } from '../lib/config/env'
import {
  type Account,
  BOT_TOKEN,
  createAccount,
  freshAddressHeader,
  PASSWORD,
} from '../tests/support/e2e-accounts'
import { e2eBase } from '../tests/support/e2e-database'
import { FaultyUpstream } from '../tests/support/faulty-upstream'
import { type SecondSite, startSecondSite } from '../tests/support/second-site'
import { logInByForm } from './support/accounts'
import { answerCookieNotice, waitForHydration } from './support/pages'

/** An upstream is the agency's API on another server. The browser never gets the upstream's token (D-18). */
test.describe('with an upstream agency', () => {
  // The tests run in one process and share one site.
  test.describe.configure({ mode: 'default' })
  let upstream: FaultyUpstream
  let site: SecondSite

  test.beforeAll(async () => {
    upstream = new FaultyUpstream(e2eBase())
    // A long timeout, because a busy machine hashes passwords slowly.
    site = await startSecondSite({ ...(await upstream.open()), API_TIMEOUT_MS: '20000' })
  })
  test.afterAll(async () => {
    await site?.stop()
    await upstream?.close()
  })
  test.afterEach(() => upstream?.endFaults())

  /** Logs in by a call of the API. @returns the token of the reply */
  async function callLogin(request: APIRequestContext, { email }: Account): Promise<string> {
    const reply = await request.post(`${site.base}/api/user/login`, {
      headers: { origin: site.base, ...freshAddressHeader() },
      data: { email, password: PASSWORD, recaptcha_token: BOT_TOKEN, deviceId: `device-of-${email}` },
    })
    const { code, message, data } = (await reply.json()) as {
      code: number
      message: string
      data: { token: string }
    }
    expect(code, message).toBe(1)
    return data.token
  }
  /** Logs a browser in without the login page. It gets the session cookie and the entries in local storage. */
  async function logInAtUpstream(context: BrowserContext, account: Account): Promise<void> {
    const token = await callLogin(context.request, account)
    await context.addInitScript(
      ([storedToken, storedUser]) => {
        window.localStorage.setItem('token', storedToken ?? '')
        window.localStorage.setItem('user', storedUser ?? '')
      },
      [token, JSON.stringify({ id: account.id, first_name: account.firstName, seller_info_completed: 1 })],
    )
  }

  test.beforeEach(({ page }) => answerCookieNotice(page))

  test('a user logs in, sees the account, and logs out (LOGIN-14, LOGIN-15, LOGOUT-02, LOGOUT-03)', async ({
    page,
    context,
  }) => {
    const { email, firstName, id } = await createAccount()
    await page.goto(`${site.base}/login`)
    await logInByForm(page, email)
    await expect(page).toHaveURL(`${site.base}/my-account/welcome`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
    const [cookie] = (await context.cookies(site.base)).filter(({ name }) => name === 'session')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    // The upstream accepts neither the token that scripts can read, nor the encrypted token in the cookie.
    const storedToken = await page.evaluate(() => window.localStorage.getItem('token'))
    expect(storedToken, 'a token is stored').toMatch(/\S{20}/)
    const callWithToken = (token: string) =>
      page.request.post(`${site.base}/api/user/get_user_data`, {
        headers: { apikey: DEMO_API_KEY, token },
        data: { user_id: id },
      })
    expect((await callWithToken(storedToken ?? '')).status()).toBe(401)
    expect((await callWithToken(cookie?.value ?? '')).status()).toBe(401)

    await page.goto(`${site.base}/my-account/profile`)
    await expect(page.getByLabel('First name')).toHaveValue(firstName)
    await page.goto(`${site.base}/logout`)
    await expect(page).toHaveURL(`${site.base}/login`)
    expect((await context.cookies(site.base)).filter(({ name }) => name === 'session')).toEqual([])
    expect((await page.request.get(`${site.base}/my-account/profile`, { maxRedirects: 0 })).status()).toBe(
      307,
    )
  })

  test('an unreachable upstream is shown as an outage, and logs nobody out (R4)', async ({
    page,
    context,
  }) => {
    await logInAtUpstream(context, await createAccount())
    upstream.fail('reset', ['user/get_user_data'])
    const outageResponse = await page.goto(`${site.base}/my-account/profile`)
    expect(outageResponse?.status()).toBe(503)
    upstream.endFaults()
    expect((await page.goto(`${site.base}/my-account/profile`))?.status()).toBe(200)
  })

  test('settings offer to write an email where the upstream lacks a call; other failures are an outage (R4)', async ({
    page,
    context,
  }) => {
    const account = await createAccount()
    await logInAtUpstream(context, account)
    const settings = `${site.base}/my-account/settings`
    const getSection = (name: string) => page.getByRole('region', { name })
    const emailOffer = /cannot be .* here\. Write to \S+@\S+, and we will do it for you\./

    upstream.fail('unknown call', ['user/get_sessions', 'user/export_data', 'user/delete_account'])
    expect((await page.goto(settings))?.status()).toBe(200)
    await waitForHydration(page)
    await expect(getSection('Where you are logged in')).toContainText(emailOffer)
    await expect(getSection('Where you are logged in').getByRole('link')).toHaveAttribute('href', /^mailto:/)
    await getSection('Emails')
      .getByRole('checkbox', { name: /The newsletter/ })
      .check()
    await getSection('Emails').getByRole('button', { name: 'Save your choices' }).click()
    await expect(page.getByText('Your choices are saved.')).toBeVisible()
    await getSection('Your data').getByRole('link', { name: 'Download your data' }).click()
    await expect(getSection('Your data').getByRole('alert')).toHaveText(emailOffer)
    const file = await page.request.get(`${settings}/export`)
    expect([file.status(), emailOffer.test(await file.text())], 'without JavaScript').toEqual([404, true])
    await page.getByLabel('Type “delete” to confirm').fill('delete')
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Delete my account for good' }).click()
    await expect(
      getSection('Delete your account').getByRole('alert').filter({ hasText: emailOffer }),
    ).toBeVisible()

    upstream.fail('unknown call', ['user/get_preferences'])
    expect((await page.goto(settings))?.status()).toBe(200)
    await expect(getSection('Emails')).toContainText(emailOffer)
    await expect(getSection('Where you are logged in').getByRole('listitem').first()).toContainText(
      'This device',
    )

    for (const fault of ['server error', 'not JSON', 'reset'] as const) {
      upstream.fail(fault, ['user/get_preferences'])
      expect((await page.goto(settings))?.status(), fault).toBe(503)
    }
  })

  test('a session that was ended from another device also ends in this browser', async ({
    page,
    context,
    request,
  }) => {
    const account = await createAccount()
    await logInAtUpstream(context, account)
    // `request` keeps cookies of its own, as another device does.
    await callLogin(request, account)
    const response = await request.post(`${site.base}/api/user/end_sessions`, {
      headers: { origin: new URL(site.base).origin },
      data: { user_id: account.id },
    })
    expect(response.status()).toBe(200)
    await page.goto(`${site.base}/my-account/password`)
    await expect(page).toHaveURL(`${site.base}/login`)
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOG IN' })).toBeVisible()
  })
})
