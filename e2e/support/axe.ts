import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const MAX_REPORTED_NODES = 3

/** Waits for what is just appearing, whose colours are still half transparent. */
const finishAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  )

/**
 * Expects that a page passes axe in its present state (WCAG 2.2 AA). Legacy mode opens no second page for each run,
 * which only frames of other origins need.
 * @param state names the state in the report
 * @param options.bestPractices also checks rules of axe's own, beyond WCAG
 */
export async function expectNoViolations(
  page: Page,
  state: string,
  { bestPractices = false } = {},
): Promise<void> {
  await finishAnimations(page)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(bestPractices ? [...WCAG_22_AA, 'best-practice'] : WCAG_22_AA)
    .analyze()
  const report = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, MAX_REPORTED_NODES)
        .map(({ target }) => target.join(' '))
        .join(' | ')}`,
  )
  expect.soft(report, state).toEqual([])
}
