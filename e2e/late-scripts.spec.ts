// covers: lib/server, app
import { expect, test, type Route } from '@playwright/test'

test('a page can be read before its scripts have loaded (ROUTE-18)', async ({ page }) => {
  const heldRoutes: Route[] = []
  await page.route('**/_next/static/**/*.js*', (route) => void heldRoutes.push(route))
  for (const path of ['/', '/news/', '/find-a-property/essex', '/local', '/privacy-policy']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const blockingScripts = await page
      .locator('script[src]')
      .evaluateAll((scripts) =>
        (scripts as HTMLScriptElement[])
          .filter(({ async, defer, noModule }) => !async && !defer && !noModule)
          .map(({ src }) => src),
      )
    expect(blockingScripts, path).toEqual([])
  }
  expect(heldRoutes.length, 'the scripts have not loaded').toBeGreaterThan(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
