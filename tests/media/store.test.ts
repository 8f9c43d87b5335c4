import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dispatch } from '../../lib/events/subscribers'
import type * as StoredFiles from '../../lib/files/stored-files'
import type * as MediaResponses from '../../lib/media/media-response'
import type * as Store from '../../lib/media/store'

let folder: string
let store: typeof Store
let storedFiles: typeof StoredFiles.storedFiles
let getMediaResponse: typeof MediaResponses.getMediaResponse

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'media-'))
  process.env.DATA_DIR = folder
  // Loaded only now, because the settings, such as DATA_DIR, are read only once.
  store = await import('../../lib/media/store')
  storedFiles = (await import('../../lib/files/stored-files')).storedFiles
  getMediaResponse = (await import('../../lib/media/media-response')).getMediaResponse
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const readBytes = async ({ body }: MediaResponses.MediaResponse): Promise<Buffer> =>
  body instanceof Readable ? buffer(body) : (body ?? Buffer.alloc(0))
const createPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a9' } })

describe('stored pictures', () => {
  it('are encoded as WebP, upright, without metadata, at most 2,000 px wide', async () => {
    const upload = await createPicture(2_400, 1_600)
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    const name = await store.saveImage(upload)
    const stored = await store.openImage(name)
    const storedMetadata = await sharp(await buffer(stored!.stream)).metadata()
    expect(storedMetadata).toMatchObject({ format: 'webp', width: 2_000 })
    expect(storedMetadata.exif).toBeUndefined()
  })
  it('are named by their content, so that the same picture is stored once', async () => {
    const upload = await createPicture(300, 200).png().toBuffer()
    const first = await store.saveImage(upload)
    expect(await store.saveImage(upload)).toBe(first)
    expect(store.isMediaFileName(first)).toBe(true)
  })
  it.each([
    ['text', Buffer.from('<?php system($_GET[0]); ?>')],
    ['a cut picture', Buffer.from('ffd8ffe000104a46494600', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('are refused if the upload is %s', async (_, bytes) => {
    await expect(store.saveImage(bytes)).rejects.toThrow()
  })
  it('are refused above the limit of pixels', async () => {
    const bomb = await sharp({ create: { width: 16_000, height: 8_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(2_000_000)
    await expect(store.saveImage(bomb)).rejects.toThrow(/pixel/i)
  })
})

describe('the URL of a picture (CARD-04)', () => {
  it('returns the requested width, but never enlarges a picture', async () => {
    const name = await store.saveImage(await createPicture(1_000, 500).png().toBuffer())
    const small = await getMediaResponse('properties', '7', name, '320')
    expect(small.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60, must-revalidate',
    })
    expect(await sharp(await readBytes(small)).metadata()).toMatchObject({ width: 320, height: 160 })
    expect(
      await sharp(await readBytes(await getMediaResponse('lettings', '7', name, '1200'))).metadata(),
    ).toMatchObject({ width: 1_000 })
    const whole = await getMediaResponse('properties', '7', name, null)
    expect(whole.status).toBe(200)
    expect(String((await readBytes(whole)).byteLength)).toBe(whole.headers['content-length'])
  })
  it('returns AVIF to browsers that accept it, encoded once and then read from disk (P7)', async () => {
    const name = await store.saveImage(await createPicture(1_000, 500).png().toBuffer())
    const first = await getMediaResponse('properties', '7', name, '640', 'image/avif,image/webp,*/*')
    expect(first.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' })
    expect(await sharp(await readBytes(first)).metadata()).toMatchObject({ format: 'heif', width: 640 })
    expect(
      fs.readFileSync(path.join(folder, 'media-variants', `${name.replace('.webp', '')}-640.avif`)),
    ).toEqual(await readBytes(first))
    // A request without a width gets the picture as it is stored.
    const whole = await getMediaResponse('properties', '7', name, null, 'image/avif')
    expect(whole.headers).toMatchObject({ 'content-type': 'image/webp' })
    expect(await sharp(await readBytes(whole)).metadata()).toMatchObject({ format: 'webp', width: 1_000 })
  })
  it.each([
    ['properties', '7', '../../../etc/passwd'],
    ['properties', '7', '..%2f..%2fx.webp'],
    ['properties', '7', 'unknown.webp'],
    // The picture detached-1.webp exists, but the id, the area and the name with NUL are invalid.
    ['properties', 'x', 'detached-1.webp'],
    ['secrets', '7', 'detached-1.webp'],
    ['properties', '7', 'detached-1.webp\0.png'],
  ])('%s/%s/%s is missing', async (area, id, file) => {
    expect(await getMediaResponse(area, id, file, '320')).toMatchObject({ status: 404, body: null })
  })
  it.each(['-1', '0x10', '1e9', '99999999', 'a', ''])(
    'returns the picture for the absurd width %j',
    async (width) => {
      const name = await store.saveImage(await createPicture(200, 100).png().toBuffer())
      const response = await getMediaResponse('properties', '7', name, width)
      expect(response.status).toBe(200)
      expect((await readBytes(response)).byteLength).toBeGreaterThan(0)
    },
  )
})

describe('a document of a listing', () => {
  it('is sent as a download', async () => {
    await storedFiles().add('abc-1.pdf', Buffer.from('%PDF-1.7'), 'application/pdf')
    const response = await getMediaResponse('documents', '7', 'abc-1.pdf', '320')
    expect(response).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="abc-1.pdf"',
        'x-content-type-options': 'nosniff',
      },
    })
    expect(String(await readBytes(response))).toBe('%PDF-1.7')
    for (const [area, file, width] of [
      ['properties', 'abc-1.pdf', null],
      ['properties', 'abc-1.pdf', '320'],
      ['documents', 'detached-1.webp', null],
      ['documents', 'gone.pdf', null],
    ] as const)
      expect((await getMediaResponse(area, '7', file, width)).status).toBe(404)
  })
})

it('a removed picture is no longer served, even at a width at which it was read before', async () => {
  const name = await store.saveImage(await createPicture(900, 600).png().toBuffer())
  const readStatus = async () => (await getMediaResponse('properties', '1', name, '320')).status
  expect(await readStatus()).toBe(200)
  await storedFiles().remove(name)
  // The resized copy is served until the event deletes it.
  expect(await readStatus()).toBe(200)
  dispatch({ type: 'file-removed', file: name })
  await vi.waitFor(async () => expect(await readStatus()).toBe(404))
})

it('a picture that is removed while it is being resized is no longer served', async () => {
  const name = await store.saveImage(await createPicture(1_200, 900).png().toBuffer())
  const readStatus = async (width: string) => (await getMediaResponse('properties', '1', name, width)).status
  const reading = readStatus('1080')
  await storedFiles().remove(name)
  dispatch({ type: 'file-removed', file: name })
  await reading
  await vi.waitFor(async () => expect(await readStatus('1080')).toBe(404))
})
