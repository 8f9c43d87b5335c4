// covers: components/uploads, app/(account)/my-account/properties, lib/http/upload-handler.ts, lib/http/answer-upload.ts, lib/http, lib/browser/upload-file.ts, lib/files, lib/media, lib/agency/files
import { expect, test, type Page, type Request } from '@playwright/test'
import sharp from 'sharp'
import { createAccount, queryDatabase } from '../tests/support/e2e-accounts'
import { expectNoViolations } from './support/axe'
import { openAs } from './support/live-pages'
import { waitForHydration } from './support/pages'

// A long timeout: the server prepares pictures at a low priority, and other tests run at the same time.
test.describe.configure({ timeout: 240_000 })

/** The time within which the server prepares a picture, even on a busy machine. */
const PREPARE_TIMEOUT_MS = 60_000
/** The size of the chunks in which the browser sends a file, one mebibyte. */
const CHUNK_BYTES = 1_048_576

/** Creates a photograph of noise, which compresses badly, so that its file has several chunks. */
const createPhotograph = ({ widthPx, quality }: { widthPx: number; quality: number }) =>
  sharp({
    create: {
      width: widthPx,
      height: Math.round(widthPx * 0.75),
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality })
    .toBuffer()

const getOffset = (request: Request) => Number(request.headers()['upload-offset'])

/**
 * Disconnects the browser from the network when it sends the second chunk of a file.
 * @returns the offsets of the later chunks, filled while they are sent
 */
async function dropAtSecondChunk(page: Page): Promise<number[]> {
  const laterOffsets: number[] = []
  let hasDropped = false
  await page.route('**/api/uploads/*', async (route, request) => {
    const isLaterChunk = request.method() === 'PATCH' && getOffset(request) > 0
    if (isLaterChunk && !hasDropped) {
      hasDropped = true
      await page.context().setOffline(true)
      return route.abort('internetdisconnected')
    }
    if (isLaterChunk) laterOffsets.push(getOffset(request))
    return route.continue()
  })
  return laterOffsets
}

test('an upload of photographs goes on after a lost connection, and an owner orders them by keyboard', async ({
  browser,
}) => {
  const owner = await createAccount({ firstName: 'Olive', homeCount: 1 })
  const home = owner.homes[0]!
  await queryDatabase('DELETE FROM listing_media WHERE listing_id = $1', [home])
  const page = await openAs(browser, owner, `/my-account/properties/${home}/pictures`)
  await waitForHydration(page)
  const offsetsAfterDrop = await dropAtSecondChunk(page)
  const largePhotograph = await createPhotograph({ widthPx: 1_900, quality: 97 })
  expect(largePhotograph.length).toBeGreaterThan(2 * CHUNK_BYTES)

  const input = page.getByLabel('Add photographs')
  await input.setInputFiles({ name: 'garden.jpg', mimeType: 'image/jpeg', buffer: largePhotograph })
  await expect(page.getByText('The connection is gone. It goes on where it stopped.')).toBeVisible()
  const progress = page.getByRole('progressbar', { name: 'Progress of garden.jpg' })
  expect(Number(await progress.getAttribute('value'))).toBeGreaterThan(0)
  await expectNoViolations(page, 'an upload that was interrupted')

  await page.context().setOffline(false)
  await expect(page.getByRole('img', { name: /^Photo 1 of / })).toBeVisible({ timeout: PREPARE_TIMEOUT_MS })
  // The upload continues with the second chunk, so that no byte is sent twice.
  expect(offsetsAfterDrop[0]).toBe(CHUNK_BYTES)

  await input.setInputFiles([
    {
      name: 'kitchen.jpg',
      mimeType: 'image/jpeg',
      buffer: await createPhotograph({ widthPx: 1_200, quality: 70 }),
    },
    {
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
  ])
  await expect(page.getByRole('img', { name: /^Photo 2 of / })).toBeVisible({ timeout: PREPARE_TIMEOUT_MS })
  await expect(page.getByText(/An SVG drawing may contain scripts/)).toBeVisible({
    timeout: PREPARE_TIMEOUT_MS,
  })

  const handle = page.getByRole('button', { name: 'Drag photograph 1' })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('photograph 1 is over place 1 of 2.')).toBeAttached()
  // The drag library announces that a picture is lifted a moment before it listens to the arrow keys.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('photograph 1 is over place 2 of 2.')).toBeAttached({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(
    page.getByRole('status').filter({ hasText: 'The photograph is now at place 2 of 2.' }),
  ).toBeVisible()
  await expectNoViolations(page, 'photographs in another order')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Description of photograph 1' })).toHaveValue(/^Photo 2 of /)
})
