import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { agency } from './agency-command'
import { cards, chooseCookies } from './search-support'

const head = `#HEADER#
Version : 3
EOF : '|'
EOR : '~'
Generated Date : 20-NOV-2026 09:00
#DEFINITION#
AGENT_REF|BRANCH_ID|STATUS_ID|CREATE_DATE|UPDATE_DATE|DISPLAY_ADDRESS|PUBLISHED_FLAG|TRANS_TYPE_ID|ADDRESS_1|ADDRESS_2|TOWN|POSTCODE1|POSTCODE2|FEATURE1|FEATURE2|FEATURE3|SUMMARY|DESCRIPTION|BEDROOMS|PRICE|PRICE_QUALIFIER|PROP_SUB_ID|NEW_HOME_FLAG|TENURE_TYPE_ID|MEDIA_IMAGE_00|MEDIA_IMAGE_TEXT_00|~
#DATA#
`
const row = (ref: string, branch: string, street: string, price: string) =>
  `${ref}|${branch}|0|2026-11-19 10:00:00|| ${street}, Braunton |1|1|12|${street}||EX33|1AB|Garden|Garage|Sea views|A bright three-bedroom house.|<p>A bright house.</p><script>alert(1)</script>|3|${price}|0|4|N|1|${ref}_IMG_00.jpg|Front|~\n`

test.describe('an agency brings its own listings', () => {
  test('a BLM file is tried, taken in, found, opened and counted, and a second time changes nothing', async ({
    page,
  }, testInfo) => {
    // Both widths run this against one server: each has a branch and a street of its own.
    const branch = testInfo.project.name.includes('phone') ? '90002' : '90001'
    const street = testInfo.project.name.includes('phone') ? 'Lighthouse Rise' : 'Lobster Pot Lane'
    const folder = testInfo.outputPath('feed')
    fs.mkdirSync(folder, { recursive: true })
    const file = path.join(folder, `${branch}.blm`)
    fs.writeFileSync(
      file,
      `${head}${row(`${branch}_1`, branch, street, '359,950')}${row(`${branch}_2`, branch, street, 'call us')}#END#`,
    )
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8ab' } })
      .jpeg()
      .toFile(path.join(folder, `${branch}_1_IMG_00.jpg`))

    const count = async () => {
      await page.goto(`/find-a-property/${encodeURIComponent(`${street}, Braunton`)}`)
      return cards(page).count()
    }
    await chooseCookies(page)
    expect(await count()).toBe(0)

    const report = (words: string) => words.replaceAll(/\s+/g, ' ')
    const trial = report(
      await agency('import', file, '--dry-run').catch((error: { stdout: string }) => error.stdout),
    )
    expect(trial).toContain(`${branch}_2`)
    expect(await count(), 'a trial writes nothing').toBe(0)

    await agency('import', file).catch((error: { stdout: string; code: number }) =>
      expect(error.stdout).toContain(`${branch}_2`),
    )
    expect(await count(), 'the refused row did not come in').toBe(1)
    await expect(page.getByText(`1 result found in ${street}, Braunton`)).toBeVisible()
    await expect(cards(page).first()).toContainText('£359,950')

    await cards(page)
      .first()
      .getByRole('link', { name: `${street}, Braunton`, exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(street)
    await expect(page.getByText('A bright house.').first()).toBeVisible()
    expect(await page.content()).not.toContain('alert(1)')
    const picture = page.getByRole('main').locator('img').first()
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100)

    const again = await agency('import', file).catch((error: { stdout: string }) => error.stdout)
    expect(report(again)).toMatch(/\b1 unchanged\b/)
    expect(await count()).toBe(1)
  })
})
