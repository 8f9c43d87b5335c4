import { expect, type Locator, type Page } from '@playwright/test'
import { waitForHydration } from './pages'

export interface EmptyField {
  path: string
  /** The id of the field that is left empty. */
  field: string
  /** The id of another field, for forms that check a field when it loses the focus. */
  otherField?: string
  /** The name of the form's button, for forms that check nothing before it is pressed. */
  button?: string
  /** A selector of what is on trial; the main part of the page where absent. */
  within?: string
}

/** Opens a page, loads the schema of its form, and focuses an empty field. */
async function focusEmptyField(page: Page, { path, field, otherField, button }: EmptyField): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await expect(page.locator(`form[novalidate]:has(#${field})`)).toBeAttached()
  if (button) {
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
  }
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
export async function findLostClicks(page: Page, emptyField: EmptyField): Promise<string[]> {
  const lost: string[] = []
  await focusEmptyField(page, emptyField)
  const readPage = () => page.getByRole('main').innerHTML()
  const before = await readPage()
  const controls = page
    .locator(emptyField.within ?? 'main')
    .locator('a[href], button:enabled, input:not([tabindex="-1"]), textarea')
    .filter({ visible: true })
  const count = await controls.count()
  expect(count).toBeGreaterThan(2)
  for (let index = 0; index < count; index += 1) {
    // A press that has changed nothing leaves the page as the next control is to meet it.
    if (index > 0 && (await readPage()) === before) await page.locator(`#${emptyField.field}`).focus()
    else if (index > 0) await focusEmptyField(page, emptyField)
    const control = controls.nth(index)
    if (!(await isClicked(page, control)))
      lost.push(await control.evaluate((element) => element.outerHTML.slice(0, 120)))
  }
  return lost
}
