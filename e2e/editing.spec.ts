import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import { agency } from './agency-command'
import { chooseCookies } from './search-support'

/** Pages that are kept whole and that no other test looks at closely; each width edits its own, as both run against one server. */
const edited = { desktop: 'rutland', phone: 'torbay' }
/** The change is told by the database; a page asked for after that is made anew. */
const AT_ONCE = { timeout: 2_000, intervals: [50] }

test('what an editor writes on the command line shows on kept pages at once, without a restart (D-171, META-07)', async ({
  page,
  request,
}, testInfo) => {
  test.setTimeout(240_000) // Each command is a process of its own, and there are six.
  const place = edited[testInfo.project.name as keyof typeof edited]
  const [path, head, body] = [
    `/estate-agents/${place}`,
    `estate-agents-in-${place}-meta`,
    `estateagent-${place}`,
  ]
  const file = testInfo.outputPath('value')
  const set = async (key: string, value: string) => {
    fs.writeFileSync(file, `${value}\n`)
    expect(await agency('meta', 'set', key, file)).toContain(`'${key}' is set.`)
  }
  const isKept = async () => (await request.get(path)).headers()['x-cache'] === 'hit'
  const before = {
    head: (await agency('meta', 'get', head)).trimEnd(),
    body: (await agency('meta', 'get', body)).trimEnd(),
  }
  await chooseCookies(page)
  try {
    await expect.poll(isKept).toBe(true)

    const title = `Edited at ${Date.now()}`
    await set(
      head,
      JSON.stringify({
        ...(JSON.parse(before.head) as object),
        page_title: title,
        meta_description: 'Edited <b>here</b> & now',
      }),
    )
    await expect
      .poll(async () => (await request.get(path)).text(), AT_ONCE)
      .toContain(`<title>${title}</title>`)
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      'Edited <b>here</b> & now',
    )
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)

    const words = `A clause added at ${Date.now()}.`
    await set(body, `${before.body}<p id="added">${words}</p><script>document.title = 'taken over'</script>`)
    await expect.poll(async () => (await request.get(path)).text(), AT_ONCE).toContain(words)
    await page.goto(path)
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
    await expect(page).not.toHaveTitle('taken over')
    await expect.poll(isKept, { message: 'the new page is kept as the old one was' }).toBe(true)
  } finally {
    await set(head, before.head)
    await set(body, before.body)
  }
  await expect.poll(async () => (await request.get(path)).text(), AT_ONCE).not.toContain('A clause added at')
})
