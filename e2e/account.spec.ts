import { expect, test } from '@playwright/test'
import { ask, box, endSessionsOf, enter, logIn, newPerson, PASSWORD, press, site } from './account-support'

const rooms = [
  ['welcome', /^Welcome back, Ada$/],
  ['profile', 'Profile'],
  ['password', 'Password'],
  ['settings', 'Settings'],
] as const
const answer = (code: 0 | 1, message = 'Success', data: unknown = null) => ({ json: { code, message, data } })

test.describe('who may see a room', () => {
  test('a visitor is sent to the login from each, and learns nothing of which there are (G1 of D-20)', async ({
    request,
  }) => {
    for (const path of [
      '',
      '/welcome',
      '/profile',
      '/password',
      '/settings',
      '/settings/export',
      '/profile/',
    ]) {
      const reply = await request.get(`/my-account${path}`, { maxRedirects: 0 })
      expect([path, reply.status(), reply.headers()['location']]).toEqual([path, 307, '/login'])
    }
  })

  test('a password manager finds the way to the password (W3C, A Well-Known URL for Changing Passwords)', async ({
    request,
  }) => {
    const reply = await request.get('/.well-known/change-password', { maxRedirects: 0 })
    expect([reply.status(), reply.headers()['location']]).toEqual([307, '/my-account/password'])
    // By this one they tell a site that answers 200 to anything.
    expect(
      (
        await request.get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')
      ).status(),
    ).toBe(404)
  })

  test('rooms have their name as title and heading, and are not for search engines; others are not there (D-154)', async ({
    page,
    baseURL,
  }) => {
    const person = await newPerson()
    await logIn(page.context(), person, site(baseURL))
    expect((await page.request.get('/my-account', { maxRedirects: 0 })).headers()['location']).toBe(
      '/my-account/welcome',
    )
    for (const [room, name] of rooms) {
      expect((await page.goto(`/my-account/${room}`))?.status(), room).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${room}$`, 'i'))
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    }
    for (const path of ['inbox', 'viewings', 'profile/x', 'no-such-room'])
      expect((await page.request.get(`/my-account/${path}`)).status(), path).toBe(404)
  })

  test('nothing personal is kept by anybody, and nobody sees another’s (PERM)', async ({
    browser,
    baseURL,
  }) => {
    const people = await Promise.all(
      ['Alpha', 'Omega'].map(async (lastName) => {
        const person = await newPerson({ lastName, homes: 1, address: `${lastName} Row, Nowhere-on-Sea` })
        const context = await browser.newContext({ baseURL })
        await logIn(context, person, site(baseURL))
        return { lastName, person, context }
      }),
    )
    for (const { lastName, person, context } of people) {
      const other = people.find((one) => one.lastName !== lastName)
      for (const path of ['welcome', 'profile', 'settings', 'settings/export']) {
        for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
          const reply = await context.request.get(`/my-account/${path}`, { headers })
          const told = `${path} ${JSON.stringify(headers)}`
          expect(reply.headers()['cache-control'], told).toContain('no-store')
          expect(reply.headers()['x-cache'], told).toBeUndefined()
          const text = await reply.text()
          expect(text, told).not.toContain(other?.person.email)
          expect(text, told).not.toContain(`${other?.lastName} Row`)
        }
      }
      const own = await (await context.request.get('/my-account/settings/export')).json()
      expect(JSON.stringify(own)).toContain(person.email)
      // Another's id in a call is no way to another's account.
      const foreign = await context.request.post('/api/user/get_user_data', {
        headers: { origin: site(baseURL) },
        data: { user_id: other?.person.id },
      })
      expect(await foreign.text()).not.toContain(other?.person.email)
    }
    await Promise.all(people.map(({ context }) => context.close()))
  })
})

test.describe('welcome', () => {
  test('a seller’s homes: what is next, by whom, then what has happened (D-154)', async ({
    page,
    baseURL,
  }) => {
    await enter(page, baseURL, 'welcome', { homes: 2 })
    const home = page.getByRole('article').first()
    await expect(home.getByText(/^Next: you$/)).toBeVisible()
    await expect(
      home.getByText(/Give us the tenure, the council tax band and the energy rating/),
    ).toBeVisible()
    await expect(home.getByText('Put on the market at £250,000')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Where to begin' })).toHaveCount(0)
    const link = home.getByRole('link', { name: /See it as buyers do/ })
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
  })

  test('a buyer without homes: first steps by position, the last search with its count, and the way on (SALES-15)', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => window.localStorage.setItem('sales_location_filter', 'Witham'))
    await enter(page, baseURL, 'welcome', { position: 'first_time', complete: false })
    await expect(page.getByRole('heading', { name: 'Where to begin' })).toBeVisible()
    for (const href of await page
      .locator('main li a[data-soft]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
      expect((await page.request.get(href)).status(), href).toBe(200)
    await expect(page.getByRole('link', { name: 'Complete your details' })).toHaveAttribute(
      'href',
      '/my-account/profile',
    )
    await expect(page.getByText(/^\d[\d,]* homes? at the moment$/)).toBeVisible()
    await page.getByRole('link', { name: 'Carry on: homes for sale' }).click()
    await expect(page).toHaveURL(/\/find-a-property\/Witham$/)
  })

  test('a guest is asked to set a permanent password, and can (SIGNUP-22, B-04)', async ({
    page,
    baseURL,
  }) => {
    const guest = await enter(page, baseURL, 'welcome', { guest: true, devices: ['Chrome on Android'] })
    await page.getByRole('link', { name: 'Set a password' }).click()
    await expect(page.getByLabel('Current password')).toHaveCount(0)
    await page.getByLabel('Password', { exact: true }).fill('password1')
    await page.getByLabel('The same password again').fill('password1')
    await press(page, 'Set your password')
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Please choose a longer or less common password.',
    )
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('The same password again').fill(PASSWORD)
    await press(page, 'Set your password')
    await expect(page.getByText(/Your password is changed/)).toBeVisible()
    await expect(page.getByLabel('Current password')).toBeVisible()
    // Every older session has ended, this browser has a new one (D-164).
    const live = await ask<{ id: number }>(
      'SELECT id FROM user_session WHERE user_id = $1 AND ended_at IS NULL',
      [guest.id],
    )
    expect(live).toHaveLength(1)
    expect(live[0]?.id).not.toBe(guest.sessionId)
    await page.goto('/my-account/welcome')
    await expect(page.getByRole('link', { name: 'Set a password' })).toHaveCount(0)
  })

  test('nothing moves while a room comes in (P7)', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      window.localStorage.setItem('sales_location_filter', 'Witham')
      const state = window as unknown as { shifted: number }
      state.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[])
          if (!entry.hadRecentInput) state.shifted += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await enter(page, baseURL, 'welcome')
    for (const [room] of rooms) {
      await page.goto(`/my-account/${room}`)
      await page.waitForLoadState('networkidle')
      expect
        .soft(await page.evaluate(() => (window as unknown as { shifted: number }).shifted), room)
        .toBeLessThanOrEqual(0.02)
    }
  })
})

test.describe('profile', () => {
  test('is mended and saved by keyboard alone', async ({ page, baseURL }) => {
    const person = await enter(page, baseURL, 'profile')
    await page.getByRole('combobox', { name: 'Title' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Zoë')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('12345')
    await page.keyboard.press('Enter')
    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(box(page, 'Mobile number')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('07700900777')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your details are saved.')).toBeVisible()
    expect(await ask('SELECT first_name, mobile FROM "user" WHERE id = $1', [person.id])).toEqual([
      { first_name: 'Zoë', mobile: '07700900777' },
    ])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain('Zoë')
    await page.goto('/my-account/welcome')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Zoë' })).toBeVisible()
  })

  test('is there, and can be saved, in a browser that blocks storage (D-18)', async ({
    page,
    context,
    baseURL,
  }) => {
    const { cookie } = await newPerson()
    await context.addCookies([
      { name: 'session', value: cookie, url: site(baseURL), httpOnly: true, sameSite: 'Lax' },
    ])
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
    )
    let loads = 0
    page.on('load', () => (loads += 1))
    const asked = page.waitForResponse('**/api/user/session')
    await page.goto('/my-account/profile')
    await asked
    await page.getByRole('button', { name: 'Reject' }).click()
    await box(page, 'First name').fill('Zoë')
    await press(page, 'Save your details')
    await expect(page.getByText('Your details are saved.')).toBeVisible()
    expect(loads).toBe(1)
  })

  test('a refusal, an outage and a slow answer are told in place; one sending at a time; nothing typed is lost', async ({
    page,
    baseURL,
  }) => {
    await enter(page, baseURL, 'profile')
    let calls = 0
    const open: (() => void)[] = []
    await page.route('**/api/user/update_profile', async (route) => {
      calls += 1
      if (calls === 1) return route.fulfill(answer(0, 'Not today'))
      if (calls === 2) return route.fulfill({ status: 503, json: { code: 0, message: 'x', data: null } })
      if (calls === 3) return route.abort()
      await new Promise<void>((resolve) => open.push(resolve))
      return route.continue()
    })
    await box(page, 'First name').fill('Annabel')
    for (const words of ['Not today', 'We got no answer', 'We got no answer']) {
      await press(page, 'Save your details')
      await expect(page.getByRole('main').getByRole('alert').filter({ hasText: words })).toBeVisible()
      await expect(box(page, 'First name')).toHaveValue('Annabel')
    }
    await page.getByRole('button', { name: 'Save your details' }).dblclick()
    await expect(page.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true')
    await box(page, 'First name').press('Enter')
    open.forEach((go) => go())
    await expect(page.getByText('Your details are saved.')).toBeVisible()
    expect(calls).toBe(4)
  })

  test('a session that ends under a form: the login leads back, and what was typed is there (D-09)', async ({
    page,
    baseURL,
  }) => {
    const person = await enter(page, baseURL, 'profile')
    await box(page, 'First name').fill('Annabel')
    await endSessionsOf(person)
    await press(page, 'Save your details')
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOG IN' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Email address' }).first().fill(person.email)
    await page.getByLabel('Password', { exact: true }).first().fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).first().click()
    await expect(page).toHaveURL(/\/my-account\/profile$/)
    await expect(box(page, 'First name')).toHaveValue('Annabel')
    await press(page, 'Save your details')
    await expect(page.getByText('Your details are saved.')).toBeVisible()
  })
})

test('the password is changed with the old one, and only with it (B-04)', async ({ page, baseURL }) => {
  const person = await enter(page, baseURL, 'password', { devices: ['Safari on iPhone'] })
  const change = async (current: string, one: string, two = one) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password', { exact: true }).fill(one)
    await page.getByLabel('The new password again').fill(two)
    await press(page, 'Change your password')
  }
  await change('wrong one', 'Copper-Kettle-Meadow-4')
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'Current password is incorrect.',
  )
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Copper-Kettle-Meadow-4')
  await change(PASSWORD, 'Copper-Kettle-Meadow-4', 'Copper-Kettle-Meadow-5')
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'Password and Confirm Password must match',
  )
  await change(PASSWORD, 'Copper-Kettle-Meadow-4')
  await expect(page.getByText(/Your password is changed/)).toBeVisible()
  await page.goto('/my-account/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.locator('section[aria-labelledby=devices] ul li')).toHaveCount(1)
  expect(
    await ask('SELECT count(*)::int AS live FROM user_session WHERE user_id = $1 AND ended_at IS NULL', [
      person.id,
    ]),
  ).toEqual([{ live: 1 }])
})
