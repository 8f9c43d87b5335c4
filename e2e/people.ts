import { randomInt, randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { demonstrationUsers } from '../prisma/seed/users'

export type Person = 'seller' | 'buyer' | 'landlord'

/** E-mail and password of a demonstration user. */
export function person(name: Person): { email: string; password: string } {
  const user = demonstrationUsers.find(({ email }) => email.startsWith(`${name}@`))
  if (!user?.password) throw new Error(`${name} has no password`)
  return { email: user.email, password: user.password }
}

/** An address of the benchmarking range (RFC 2544) that no other test comes from; the site under test trusts the header. */
export const freshAddress = () => ({
  'x-forwarded-for': `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`,
})

/** Registers somebody new with a password, by the call alone: what a test does to them is nobody else's business. */
export async function newPerson(
  request: APIRequestContext,
  base: string,
): Promise<{ email: string; password: string; firstName: string; id: number }> {
  const [email, password, firstName] = [
    `e2e.${randomUUID().slice(0, 13)}@mail.example`,
    'Plum-Harvest-Windmill-9',
    'Ottilie',
  ]
  const reply = await request.post(`${base}/api/user/signup`, {
    headers: { origin: new URL(base).origin, ...freshAddress() },
    data: {
      title: 'Ms',
      first_name: firstName,
      last_name: 'Testwood',
      email,
      password,
      confirm_password: password,
      mobile: '07700900123',
      buying_position: 'first_time',
      newsLetterNoStatus: 1,
      isAgreeTermsCondition: true,
      recaptcha_token: 'x',
      created_account_page: 'signup',
      guest_signup: 0,
    },
  })
  const { code, message, data } = (await reply.json()) as {
    code: number
    message: string
    data: { id: number }
  }
  expect(code, message).toBe(1)
  return { email, password, firstName, id: data.id }
}

interface LoggedIn {
  id: number
  token: string
  first_name: string
  seller_info_completed: number
}

/** Logs a browser in by the login call alone, as its page would: the cookie, and what local storage keeps. */
export async function logIn(
  context: BrowserContext,
  base: string,
  { email, password }: { email: string; password: string },
): Promise<LoggedIn> {
  const user = await loginCall(context.request, base, { email, password })
  const kept = {
    token: user.token,
    user: JSON.stringify({
      id: user.id,
      first_name: user.first_name,
      seller_info_completed: user.seller_info_completed,
    }),
  }
  await context.addInitScript((entries) => {
    // Once only: a test that logs out stays logged out.
    if (!document.cookie.includes('storage-given=1'))
      for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value)
    document.cookie = 'storage-given=1; path=/'
  }, kept)
  return user
}

/** The login call of a page of the site. */
export async function loginCall(
  request: APIRequestContext,
  base: string,
  { email, password }: { email: string; password: string },
): Promise<LoggedIn> {
  const reply = await request.post(`${base}/api/user/login`, {
    headers: { origin: new URL(base).origin, ...freshAddress() },
    data: { email, password, recaptcha_token: 'x', deviceId: `device-of-${email}` },
  })
  const { code, message, data } = (await reply.json()) as { code: number; message: string; data: LoggedIn }
  expect(code, message).toBe(1)
  return data
}

/**
 * Lets a page take its viewer for somebody, by what local storage says alone (PERM-02): for what a view
 * shows to one person or another. The server knows of no login; the calls that would tell are answered here.
 */
export async function pretendToBe(page: Page, user: { id: number; first_name: string }): Promise<void> {
  await page.route('**/api/user/get_user_messages', (route) =>
    route.fulfill({ json: { code: 0, message: 'No messages', data: null } }),
  )
  await page.route('**/api/user/session', (route) =>
    route.fulfill({
      json: { code: 1, message: 'Success', data: { ...user, token: 'a-token', seller_info_completed: 1 } },
    }),
  )
  await page.addInitScript(
    (text) => {
      window.localStorage.setItem('token', 'a-token')
      window.localStorage.setItem('user', text)
    },
    JSON.stringify({ ...user, seller_info_completed: 1 }),
  )
}
