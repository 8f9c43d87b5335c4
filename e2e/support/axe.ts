import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const MAX_REPORTED_NODES = 3

/** Finishes the running animations, except endless ones. */
const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish()
  })

/**
 * Expects that a page passes axe (WCAG 2.2 AA). Legacy mode is faster, because it opens no second page. That page is needed
 * only to check frames of other origins.
 * @param state the name of the page's state in the report
 * @param options.bestPractices also checks axe's own rules, which go beyond WCAG
 * @param options.contentOnly checks only the structure of the main part. It saves two thirds of the time on a page whose
 *   colours and target sizes are checked on another page of the same layout.
 */
export async function expectNoViolations(
  page: Page,
  state: string,
  { bestPractices = false, contentOnly = false } = {},
): Promise<void> {
  // While an element fades in, axe would measure other colours.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await finishAnimations(page)
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(bestPractices ? [...WCAG_22_AA, 'best-practice'] : WCAG_22_AA)
  if (contentOnly) axe.include('main').disableRules(['color-contrast', 'target-size'])
  const { violations } = await axe.analyze()
  const report = violations.map(({ id, nodes }) => {
    const selectors = nodes.slice(0, MAX_REPORTED_NODES).map(({ target }) => target.join(' '))
    return `${id}: ${selectors.join(' | ')}`
  })
  expect.soft(report, state).toEqual([])
}
