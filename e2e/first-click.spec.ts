// covers: components/forms, components/auth, components/contact, components/legal, lib/browser
import { expect, test, type Locator, type Page } from '@playwright/test'
import { answerCookieNotice, waitForForm, waitForHydration } from './support/pages'

interface EmptyField {
  path: string
  /** The id of the field that is left empty. */
  field: string
  /** The id of another field, for forms that check a field when it loses the focus. */
  otherField?: string
}

/** Opens a page, loads the schema of its form, and focuses an empty field. */
async function focusEmptyField(page: Page, { path, field, otherField }: EmptyField): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await waitForForm(page)
  if (otherField) {
    await page.locator(`#${otherField}`).focus()
    await page.locator(`#${otherField}`).blur()
    await expect(page.locator(`#${otherField}[aria-invalid=true]`)).toBeVisible()
  }
  // Clicks are noted and go no further, so that every control meets the same page.
  await page.evaluate(() => {
    const state = window as unknown as { clicked: EventTarget | null }
    state.clicked = null
    window.addEventListener(
      'click',
      (event) => {
        state.clicked = event.target
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      { capture: true },
    )
  })
  await page.locator(`#${field}`).focus()
}

/** Presses the mouse on a control, waits for what that does to the page, and releases it. */
async function isClicked(page: Page, control: Locator): Promise<boolean> {
  const point = await control.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const [box] = element.getClientRects()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
  })
  if (!point) return false
  await page.mouse.move(point.x, point.y)
  await page.mouse.down()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await page.mouse.up()
  return control.evaluate((element) => {
    const { clicked } = window as unknown as { clicked: Node | null }
    return clicked !== null && element.contains(clicked)
  })
}

/** Lists the controls of a page that one click does not reach. Selects are left out: they open at the press. */
async function findLostClicks(page: Page, emptyField: EmptyField): Promise<string[]> {
  const lost: string[] = []
  await focusEmptyField(page, emptyField)
  const controls = page
    .locator('main')
    .locator('a[href], button:enabled, input:not([tabindex="-1"]), textarea')
    .filter({ visible: true })
  const count = await controls.count()
  expect(count).toBeGreaterThan(2)
  for (let index = 0; index < count; index += 1) {
    if (index > 0) await focusEmptyField(page, emptyField)
    const control = controls.nth(index)
    if (!(await isClicked(page, control)))
      lost.push(await control.evaluate((element) => element.outerHTML.slice(0, 120)))
  }
  return lost
}

test.beforeEach(async ({ page }) => answerCookieNotice(page))

const forms: (EmptyField & { name: string })[] = [
  { name: 'the login (LOGIN-17)', path: '/login', field: 'login-email', otherField: 'login-password' },
  { name: 'a signup (LOGIN-22)', path: '/login', field: 'guest-first_name' },
  { name: 'the contact form (CONTACT-05)', path: '/contact/', field: 'name', otherField: 'contact_no' },
  {
    name: 'the valuation form (VALUATION-08)',
    path: '/emoov-local-contact',
    field: 'name',
    otherField: 'address',
  },
  { name: 'a forgotten password (D-155)', path: '/forgotten/password', field: 'forgotten-email' },
  { name: 'a data complaint (domain B7)', path: '/data-protection-complaint', field: 'name' },
]
for (const { name, ...emptyField } of forms) {
  test(`one click is enough on every control after an empty field of ${name}`, async ({ page }) => {
    expect(await findLostClicks(page, emptyField)).toEqual([])
  })
}

test(
  'one click is enough on every control of the login on a phone (LOGIN-17)',
  { tag: '@phone-only' },
  async ({ page }) => {
    expect(
      await findLostClicks(page, { path: '/login', field: 'login-email', otherField: 'login-password' }),
    ).toEqual([])
  },
)
