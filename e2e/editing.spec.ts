import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import { agency } from './agency-command'
import { chooseCookies } from './search-support'

/** Pages that are kept whole, with the keys that they show; each width edits its own, as both run against one server. */
const edited = {
  desktop: { path: '/refer-a-friend', head: 'refer-a-friend', bodyPath: '/service-agreement', body: 'service-agreement-contents' },
  phone: { path: '/about-us', head: 'about-us-meta', bodyPath: '/lettings-service-agreement', body: 'lettings-service-agreement-contents' },
}
/** The change is told by the database; a page asked for after that is made anew. */
const AT_ONCE = { timeout: 2_000, intervals: [50] }

test('what an editor writes on the command line shows on kept pages at once, without a restart (D-171, META-07)', async ({ page, request }, testInfo) => {
  const { path, head, bodyPath, body } = edited[testInfo.project.name as keyof typeof edited]
  const file = testInfo.outputPath('value')
  const set = async (key: string, value: string) => {
    fs.writeFileSync(file, `${value}\n`)
    expect(await agency('meta', 'set', key, file)).toContain(`'${key}' is set.`)
  }
  const isKept = async (address: string) => {
    const { etag, 'x-cache': state } = (await request.get(address)).headers()
    return etag !== undefined && state === 'hit'
  }
  const before = { head: (await agency('meta', 'get', head)).trimEnd(), body: (await agency('meta', 'get', body)).trimEnd() }
  await chooseCookies(page)
  try {
    for (const address of [path, bodyPath]) await expect.poll(() => isKept(address)).toBe(true)

    const title = `Edited at ${Date.now()}`
    await set(head, JSON.stringify({ ...(JSON.parse(before.head) as object), page_title: title, meta_description: 'Edited <b>here</b> & now' }))
    await expect.poll(async () => (await request.get(path)).text(), AT_ONCE).toContain(`<title>${title}</title>`)
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Edited <b>here</b> & now')
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)

    const words = `A clause added at ${Date.now()}.`
    await set(body, `${before.body}<p id="added">${words}</p><script>document.title = 'taken over'</script>`)
    await expect.poll(async () => (await request.get(bodyPath)).text(), AT_ONCE).toContain(words)
    await page.goto(bodyPath)
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
    await expect(page).not.toHaveTitle('taken over')
    await expect.poll(() => isKept(bodyPath), 'the new page is kept as the old one was').toBe(true)
  } finally {
    await set(head, before.head)
    await set(body, before.body)
  }
  await expect.poll(async () => (await request.get(bodyPath)).text(), AT_ONCE).not.toContain('A clause added at')
})
