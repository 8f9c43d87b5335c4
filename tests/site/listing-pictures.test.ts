// covers: components/uploads, app/(account)/my-account/properties, lib/http/upload-handler.ts, lib/http/answer-upload.ts, lib/http, lib/files, lib/media, lib/agency/files, lib/contract, lib/server
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createAccount, queryDatabase } from '../support/e2e-accounts'
import { eventually } from '../support/eventually'
import { MISSING_ID } from '../support/missing-id'
import { attributesOf, mainTextOf, textOf, visitorFor, Visitor, type Page } from './support/visitor'

const MEBIBYTE = 1_048_576
/** The pictures page accepts 10 MiB in a post, every other address 1 MiB (lib/server/body-limit.ts). */
const TOO_LARGE_FILE_BYTES = 11 * MEBIBYTE
const TOO_LARGE_BODY_BYTES = 2 * MEBIBYTE
const noticeIn = ({ $ }: Page) => textOf($('main [role=status]').first())

const expectEventually = (check: () => Promise<boolean>) =>
  eventually(async () => expect(await check()).toBe(true))

/** Creates a square photograph. Without noise, the site would call the picture blurred. */
const createPhotograph = (edgePx: number) =>
  sharp({
    create: {
      width: edgePx,
      height: edgePx,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()

/** Creates an owner with a home, and functions that use its pictures page. */
async function prepareHome() {
  const owner = await createAccount({ homeCount: 1 })
  const home = owner.homes[0]!
  await queryDatabase('DELETE FROM listing_media WHERE listing_id = $1', [home])
  const visitor = visitorFor(owner)
  const path = `/my-account/properties/${home}/pictures`
  const post = async (fields: Record<string, string | Blob>, sender = visitor) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') body.append(name, value)
      else body.append(name, value, 'garden.jpg')
    }
    const headers = { origin: sender.base, 'sec-fetch-site': 'same-origin' }
    return sender.request(`${path}/change`, { method: 'POST', headers, body })
  }
  const sendFile = (content: Buffer | string, kind = 'image') =>
    post({
      do: 'upload',
      kind,
      file: new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
    })
  const readMedia = () =>
    queryDatabase<{ id: number; file: string; alt: string }>(
      'SELECT id, file, alt FROM listing_media WHERE listing_id = $1 ORDER BY kind, position',
      [home],
    )
  return { owner, home, visitor, path, post, sendFile, readMedia }
}

test('without JavaScript an owner uploads pictures one at a time, describes, reorders and removes them', async () => {
  const { home, visitor, path, post, sendFile, readMedia } = await prepareHome()
  expect(mainTextOf(await visitor.open(path))).toContain('up to 25 MB and 60 megapixels each, 50 at most')
  // The page warns of a picture below 1,000 pixels, such as the second one.
  for (const [index, edgePx] of [1_200, 600].entries()) {
    expect((await sendFile(await createPhotograph(edgePx))).status).toBe(303)
    await expectEventually(async () => (await readMedia()).length === index + 1)
  }
  const [first, second] = await readMedia()
  const page = await visitor.open(path)
  expect(noticeIn(page)).toContain('Your file has arrived')
  expect(mainTextOf(page)).toContain('fewer than 1,000 pixels')
  expect(attributesOf(page.$, 'main img', 'src')[0]).toContain(first!.file)

  await post({ do: 'describe', file: String(first!.id), kind: 'image', alt: '<b>The</b> garden' })
  await post({ do: 'earlier', file: String(second!.id), kind: 'image' })
  const moved = await readMedia()
  expect(moved.map(({ id, alt }) => [id, alt])).toEqual([
    [second!.id, second!.alt],
    [first!.id, '<b>The</b> garden'],
  ])
  await post({ do: 'remove', file: String(second!.id), kind: 'image' })
  expect((await readMedia()).map(({ id }) => id)).toEqual([first!.id])
  await expectEventually(
    async () => (await visitor.request(`/media/properties/${home}/${second!.file}?w=160`)).status === 404,
  )
})

test('a file that is no picture is refused with a reason, and shown nowhere', async () => {
  const { visitor, path, sendFile, readMedia } = await prepareHome()
  await sendFile('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  await expectEventually(async () =>
    mainTextOf(await visitor.open(path)).includes('An SVG drawing may contain scripts'),
  )
  expect(await readMedia()).toEqual([])
  await sendFile('')
  expect(noticeIn(await visitor.open(path))).toMatch(/Choose a file|is empty/)
})

test('nobody but the owner sees the pictures page or changes the pictures', async () => {
  const { path, post, readMedia, sendFile } = await prepareHome()
  await sendFile(await createPhotograph(1_100))
  await expectEventually(async () => (await readMedia()).length === 1)
  const [picture] = await readMedia()
  const stranger = visitorFor(await createAccount())
  expect((await stranger.open(path)).status).toBe(404)
  expect((await stranger.open(`/my-account/properties/${MISSING_ID}/pictures`)).status).toBe(404)
  const removal = { do: 'remove', file: String(picture!.id), kind: 'image' }
  await post(removal, stranger)
  await post({ do: 'upload', kind: 'image', file: new Blob(['x']) }, stranger)
  expect((await post(removal, new Visitor())).status).toBe(303)
  expect(await readMedia()).toHaveLength(1)
  expect((await new Visitor().open(path)).url.pathname).toBe('/login')
})

test('a draft’s picture is shown only to its owner until the listing is live', async () => {
  const { home, visitor, sendFile, readMedia } = await prepareHome()
  await queryDatabase("UPDATE listing SET status = 'draft' WHERE id = $1", [home])
  await sendFile(await createPhotograph(1_150))
  await expectEventually(async () => (await readMedia()).length === 1)
  const [picture] = await readMedia()
  const stranger = visitorFor(await createAccount())
  const address = `/media/properties/${home}/${picture!.file}?w=160`
  const open = async (reader: Visitor) => {
    const { status, headers } = await reader.request(address)
    return [status, headers.get('cache-control')]
  }
  expect(await open(visitor)).toEqual([200, 'private, no-store'])
  expect(await open(stranger)).toEqual([404, 'no-store'])
  expect(await open(new Visitor())).toEqual([404, 'no-store'])
  await queryDatabase("UPDATE listing SET status = 'available' WHERE id = $1", [home])
  expect(await open(new Visitor())).toEqual([200, 'public, max-age=60, must-revalidate'])
  const etag = (await new Visitor().request(address)).headers.get('etag') ?? ''
  const revalidate = () => new Visitor().request(address, { headers: { 'if-none-match': etag } })
  expect((await revalidate()).status).toBe(304)
  await queryDatabase("UPDATE listing SET status = 'withdrawn' WHERE id = $1", [home])
  await expectEventually(async () => (await revalidate()).status === 404)
})

test('a body over the limit is refused, and only the pictures page has a higher limit', async () => {
  const { visitor, path, sendFile } = await prepareHome()
  // The server may close the connection before it has read the whole body. `fetch` then rejects.
  const tooLarge = await sendFile(Buffer.alloc(TOO_LARGE_FILE_BYTES)).catch(() => ({ status: 413 }))
  expect(tooLarge.status).toBe(413)
  const headers = { origin: visitor.base, 'sec-fetch-site': 'same-origin' }
  // The first address differs by one letter from that of the pictures page's form.
  for (const elsewhere of [`${path}/changes`, '/my-account/profile', '/api/uploads']) {
    const body = 'x'.repeat(TOO_LARGE_BODY_BYTES)
    const answer = await visitor
      .request(elsewhere, { method: 'POST', headers, body })
      .catch(() => ({ status: 413 }))
    expect(answer.status, elsewhere).toBe(413)
  }
})
