import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const MAX_REPORTED_NODES = 3

/** Ends the running animations. */
const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish()
  })

/**
 * Expects that a page passes axe in its present state (WCAG 2.2 AA). Legacy mode opens no second page for each run,
 * which only frames of other origins need.
 * @param state names the state in the report
 * @param options.bestPractices also checks rules of axe's own, beyond WCAG
 * @param options.contentOnly checks only the structure of the main part, for a page whose layout and colours were
 *   checked on another page: measuring colours and targets takes two thirds of a run
 */
export async function expectNoViolations(
  page: Page,
  state: string,
  { bestPractices = false, contentOnly = false } = {},
): Promise<void> {
  // Elements that fade in have other colours meanwhile.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await finishAnimations(page)
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(bestPractices ? [...WCAG_22_AA, 'best-practice'] : WCAG_22_AA)
  if (contentOnly) axe.include('main').disableRules(['color-contrast', 'target-size'])
  const { violations } = await axe.analyze()
  const report = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, MAX_REPORTED_NODES)
        .map(({ target }) => target.join(' '))
        .join(' | ')}`,
  )
  expect.soft(report, state).toEqual([])
}
