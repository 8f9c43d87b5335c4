import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** One of axe's best practices goes beyond WCAG: the names of the site map's sections are those of the header's menus. */
const DISABLED_RULES = ['landmark-unique']
const NODES_TO_NAME = 3

/**
 * Expects that axe finds nothing in the state a page is in (WCAG 2.2 AA, and axe's best practices). Legacy mode saves
 * a second page for each run, which only frames of other origins need.
 * @param state names the state in the report
 */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags([...WCAG_22_AA, 'best-practice'])
    .disableRules(DISABLED_RULES)
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
