import { expect, type Locator, type Page } from '@playwright/test'
import { waitForHydration } from './pages'

export interface EmptyField {
  path: string
  /** The id of the field that is left empty. */
  field: string
  /** The id of another field, for forms that check a field when it loses the focus. */
  otherField?: string
  /** The name of the form's button, for forms that check nothing before the button is pressed. */
  button?: string
  /** Selector of the part of the page that is tested; by default the main part. */
  within?: string
}

/** Opens a page, waits until its form checks fields, and focuses an empty field. */
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
  // Clicks are recorded and stopped, so that they do not change the page for the next control.
  await page.evaluate(() => {
    const state = window as unknown as TestWindow
    state.clicked = null
    window.addEventListener(
      'click',
      (event) => {
        state.clicked = event.target as Node
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      { capture: true },
    )
  })
  await page.locator(`#${field}`).focus()
}

/** A failing test reports the beginning of a control's HTML. */
const MAX_REPORTED_CHARACTERS = 120

type Centre = { element: Element; x: number; y: number }
type TestWindow = { clicked: Node | null; centres: Centre[] }

/** Stores the centre of each control in the window. */
const storeCentres = (controls: Locator): Promise<void> =>
  controls.evaluateAll((elements) => {
    const state = window as unknown as TestWindow
    state.centres = elements.flatMap((element) => {
      const [box] = element.getClientRects()
      if (!box) return []
      return [{ element, x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    })
  })

/** Lists the controls that have moved away from their stored centres. */
const findMovedControls = (page: Page): Promise<string[]> =>
  page.evaluate(
    (maxCharacters) =>
      (window as unknown as TestWindow).centres
        .filter(({ element, x, y }) => {
          const [box] = element.getClientRects()
          if (!box) return true
          return x < box.left || x > box.right || y < box.top || y > box.bottom
        })
        .map(({ element }) => element.outerHTML.slice(0, maxCharacters)),
    MAX_REPORTED_CHARACTERS,
  )

/**
 * Presses the mouse on a control, waits until the page has reacted, and releases the mouse.
 * @returns the controls that moved away during the press, and the pressed one if it was not clicked
 */
async function findLostClicksOfPress(page: Page, controls: Locator, pressed: Locator): Promise<string[]> {
  const point = await pressed.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const [box] = element.getClientRects()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
  })
  if (!point) throw new Error('The control to press is not visible.')
  await storeCentres(controls)
  await page.mouse.move(point.x, point.y)
  await page.mouse.down()
  // The second frame begins after the first one has been drawn.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const movedControls = await findMovedControls(page)
  await page.mouse.up()
  const missedControls = await pressed.evaluate((element, maxCharacters) => {
    const { clicked } = window as unknown as TestWindow
    const isClicked = clicked !== null && element.contains(clicked)
    return isClicked ? [] : [element.outerHTML.slice(0, maxCharacters)]
  }, MAX_REPORTED_CHARACTERS)
  return [...movedControls, ...missedControls]
}

/**
 * Lists the controls that lose a click after an empty field had the focus. Pressing the mouse takes the focus from the
 * field, whose error then appears and may move a control away before the mouse is released.
 *
 * Two controls are pressed: the form's button (or the first control of the page while the button is disabled) and the
 * last control of the page. For all others, only the position during the press is checked. Selects are left out, because
 * they open when they are pressed.
 */
export async function findLostClicks(page: Page, emptyField: EmptyField): Promise<string[]> {
  const controls = page
    .locator(emptyField.within ?? 'main')
    .locator('a[href], button:enabled, input:not([tabindex="-1"]), textarea')
    .filter({ visible: true })
  const formButtons = page.locator(`form:has(#${emptyField.field}) button[type=submit]:visible:enabled`)
  const lostControls = new Set<string>()
  for (const choosePressed of [
    async () => ((await formButtons.count()) > 0 ? formButtons.last() : controls.first()),
    async () => controls.last(),
  ]) {
    await focusEmptyField(page, emptyField)
    // Fewer controls would mean that the form is not visible.
    expect(await controls.count()).toBeGreaterThan(2)
    const pressed = await choosePressed()
    for (const control of await findLostClicksOfPress(page, controls, pressed)) lostControls.add(control)
  }
  return [...lostControls]
}
