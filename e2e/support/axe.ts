import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const NODES_TO_NAME = 3

/**
 * Expects that axe finds nothing in the state a page is in (WCAG 2.2 AA). Legacy mode saves a second page for each
 * run, which only frames of other origins need.
 * @param state names the state in the report
 * @param options.bestPractices also checks rules of axe's own, beyond WCAG
 */
export async function expectNoViolations(
  page: Page,
  state: string,
  { bestPractices = false } = {},
): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(bestPractices ? [...WCAG_22_AA, 'best-practice'] : WCAG_22_AA)
    .analyze()
  const report = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, NODES_TO_NAME)
        .map(({ target }) => target.join(' '))
        .join(' | ')}`,
  )
  expect.soft(report, state).toEqual([])
}
