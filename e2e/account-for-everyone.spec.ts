import { gzipSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { ask, logIn, newPerson, PASSWORD, type Given } from './account-support'
import { hydrated } from './search-support'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const site = (baseURL: string | undefined) => baseURL ?? ''
const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'

async function clean(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  expect
    .soft(
      violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map((node) => node.target.join(' '))
            .join(' | ')}`,
      ),
      what,
    )
    .toEqual([])
}

async function enter(page: Page, baseURL: string | undefined, given: Given = {}) {
  const person = await newPerson(given)
  await logIn(page.context(), person, site(baseURL), given.firstName)
  return person
}

const states: [string, Given][] = [
  ['a seller with homes', { homes: 5, devices: ['Safari on iPhone', 'Edge on Windows'] }],
  ['a buyer without', { position: 'first_time', complete: false }],
  [
    'a guest with a long name',
    {
      guest: true,
      firstName: longName,
      lastName: longName,
      email: `${'long.'.repeat(10)}name.${Date.now()}@a-rather-long-domain-name-for-an-address.example`,
      homes: 1,
      address: `${longName} Avenue, Nowhere-on-Sea, ZZ9`,
    },
  ],
]

for (const [who, given] of states)
  test(`axe finds nothing in the rooms of ${who}, and all of them fit 320 px`, async ({ page, baseURL }, {
    project,
  }) => {
    await enter(page, baseURL, {
      ...given,
      ...(given.email ? { email: given.email.replace('@', `.${project.name}@`) } : {}),
    })
    for (const room of ['welcome', 'profile', 'password', 'settings']) {
      await page.goto(`/my-account/${room}`)
      await hydrated(page)
      await clean(page, `${who}: ${room}`)
      await page.setViewportSize({ width: 320, height: 640 })
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${who}: ${room} at 320 px`)
        .toBeLessThanOrEqual(320)
      await page.setViewportSize(project.use.viewport ?? { width: 1440, height: 900 })
    }
  })

test(
  'axe finds nothing in forms that were refused, are being sent, and are saved',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    await enter(page, baseURL)
    await page.goto('/my-account/profile')
    await hydrated(page)
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('1')
    await page.getByRole('button', { name: 'Save your details' }).click()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
    await clean(page, 'profile, wrong')
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('07700900123')
    let go: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route('**/api/user/update_profile', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Save your details' }).click()
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
    await clean(page, 'profile, on its way')
    go()
    await expect(page.getByText('Your details are saved.')).toBeVisible()
    await clean(page, 'profile, saved')
    await page.goto('/my-account/settings')
    await hydrated(page)
    await page.getByRole('button', { name: 'Delete my account for good' }).click()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
    await clean(page, 'deletion, wrong')
  },
)

test.describe('the account’s menu', () => {
  test(
    'on a phone the header’s button opens and closes it; on a wide screen it is there (HEADER-09)',
    { tag: '@phone' },
    async ({ page, baseURL, isMobile }) => {
      await enter(page, baseURL)
      await page.goto('/my-account/welcome')
      await hydrated(page)
      const menu = page.getByRole('navigation', { name: 'Account' })
      if (!isMobile) {
        await expect(menu.getByRole('link', { name: 'Welcome' })).toHaveAttribute('aria-current', 'page')
        await menu.getByRole('link', { name: 'Settings' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
        return
      }
      const toggle = page.getByRole('button', { name: 'Account menu' })
      await expect(menu).toBeHidden()
      await toggle.click()
      await expect(menu).toBeFocused()
      await clean(page, 'menu, open')
      for (const link of await menu.getByRole('link').all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(toggle).toBeFocused()
      await toggle.click()
      await menu.getByRole('link', { name: 'Profile' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
      await expect(menu).toBeHidden()
    },
  )

  test('its last row logs out (LOGOUT-02)', async ({ page, baseURL, isMobile }) => {
    const person = await enter(page, baseURL)
    await page.goto('/my-account/settings')
    await hydrated(page)
    if (isMobile) await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOG IN' })).toBeVisible()
    expect(
      await ask('SELECT count(*)::int AS live FROM user_session WHERE user_id = $1 AND ended_at IS NULL', [
        person.id,
      ]),
    ).toEqual([{ live: 0 }])
  })

  test('no share buttons lie over an account (SHELL-08)', async ({ page, baseURL }) => {
    await enter(page, baseURL)
    await page.goto('/my-account/welcome')
    await expect(page.locator('html')).toHaveAttribute('data-account', 'open')
    await expect(page.locator('#sticky-share')).toBeHidden()
  })
})

test('rooms are walked, read and used without JavaScript', async ({ browser, baseURL, viewport }) => {
  const person = await newPerson({ homes: 1, devices: ['Safari on iPhone'] })
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })
  await logIn(context, person, site(baseURL))
  const page = await context.newPage()
  await page.goto('/my-account/welcome')
  const menu = page.getByRole('navigation', { name: 'Account' })
  await expect(page.getByText('Put on the market at £250,000')).toBeVisible()

  await menu.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('textbox', { name: 'First name' }).fill('Plain')
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('123')
  await page.getByRole('button', { name: 'Save your details' }).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Plain')
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('07700900888')
  await page.getByRole('button', { name: 'Save your details' }).click()
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  expect(await ask('SELECT first_name FROM "user" WHERE id = $1', [person.id])).toEqual([
    { first_name: 'Plain' },
  ])

  await menu.getByRole('link', { name: 'Password' }).click()
  await page.getByLabel('Current password').fill('not it')
  await page.getByLabel('New password', { exact: true }).fill('Copper-Kettle-Meadow-4')
  await page.getByLabel('The new password again').fill('Copper-Kettle-Meadow-4')
  await page.getByRole('button', { name: 'Change your password' }).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'Current password is incorrect.',
  )
  expect(await page.content()).not.toContain('Copper-Kettle')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill('Copper-Kettle-Meadow-4')
  await page.getByLabel('The new password again').fill('Copper-Kettle-Meadow-4')
  await page.getByRole('button', { name: 'Change your password' }).click()
  await expect(page.getByText(/Your password is changed/)).toBeVisible()

  await menu.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('checkbox', { name: /The newsletter/ }).check()
  await page.getByRole('button', { name: 'Save your choices' }).click()
  await expect(page.getByText('Your choices are saved.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /The newsletter/ })).toBeChecked()
  expect((await context.request.get('/my-account/settings/export')).headers()['content-disposition']).toMatch(
    /^attachment/,
  )

  await page.getByRole('textbox', { name: 'Type “delete” to confirm' }).fill('delete')
  await page.getByLabel('Your password').fill('Copper-Kettle-Meadow-4')
  await page.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page).toHaveURL(new RegExp(`^${site(baseURL)}/$`))
  expect(await ask('SELECT id FROM "user" WHERE email = $1', [person.email])).toEqual([])
  await page.goto('/my-account/welcome')
  await expect(page).toHaveURL(/\/login$/)
  await context.close()
})

test('without JavaScript a device, and everywhere, is logged out', async ({ browser, baseURL, viewport }) => {
  const person = await newPerson({ devices: ['Safari on iPhone'] })
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })
  await logIn(context, person, site(baseURL))
  const page = await context.newPage()
  await page.goto('/my-account/settings')
  await page.getByRole('button', { name: /^Log out Safari on iPhone/ }).click()
  await expect(page.getByText('Logged out there.')).toBeVisible()
  await expect(page.getByText('Safari on iPhone')).toHaveCount(0)
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect((await context.cookies()).filter(({ name, value }) => name === 'session' && value !== '')).toEqual(
    [],
  )
  await context.close()
})

test('what another site posts to a form is refused, with the cookie and all', async ({ page, baseURL }) => {
  const person = await enter(page, baseURL)
  await page.goto('/my-account/profile')
  const fields = await page.request.get('/my-account/profile').then((reply) => reply.text())
  const hidden = [...fields.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')] as const,
  )
  expect(hidden.length).toBeGreaterThan(0)
  const values = {
    title: 'Ms',
    first_name: 'Eve',
    last_name: 'Elsewhere',
    mobile: '07700900999',
    buying_position: 'cash',
  }
  const reply = await page.request.post('/my-account/profile', {
    headers: { origin: 'https://evil.example' },
    multipart: { ...Object.fromEntries(hidden), ...values },
  })
  expect(reply.status()).toBeGreaterThanOrEqual(400)
  expect(await ask('SELECT first_name FROM "user" WHERE id = $1', [person.id])).toEqual([
    { first_name: 'Ada' },
  ])
})

test('a room carries at most 10 kB more JavaScript than a visitor’s page', async ({
  page,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'the same bytes at every width')
  await enter(page, baseURL)
  const weigh = async (path: string) => {
    const html = await (await page.request.get(path)).text()
    const scripts = new Set(
      [...html.matchAll(/<script\b([^>]*)>/g)]
        .map(([, attributes = '']) => attributes)
        .filter((attributes) => !/\bnomodule\b/i.test(attributes))
        .flatMap((attributes) => /\bsrc="([^"]+)"/.exec(attributes)?.[1] ?? []),
    )
    let bytes = 0
    for (const script of scripts)
      bytes += gzipSync(await (await page.request.get(script.replaceAll('&amp;', '&'))).body(), {
        level: 9,
      }).byteLength
    return bytes / 1_000
  }
  const visitors = await weigh('/reviews-policy')
  for (const room of ['welcome', 'profile', 'password', 'settings'])
    expect
      .soft(await weigh(`/my-account/${room}`), `${room}, a plain page being ${visitors.toFixed(1)} kB`)
      .toBeLessThanOrEqual(visitors + 10)
})
