import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareDocument } from '../../lib/media/prepare-document'
import { preparePicture } from '../../lib/media/prepare-picture'
import { hostileDocuments, hostilePictures, type HostileFile } from '../support/hostile-files'

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hostile-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

async function writeUpload({ bytes }: Pick<HostileFile, 'bytes'>): Promise<string> {
  const file = path.join(folder, 'upload')
  fs.writeFileSync(file, await bytes())
  return file
}

/** Many times as long as a document takes, on a busy machine too. */
const MAX_READ_MS = 8_000

const photograph = { isPhotograph: true }
const createNoise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

describe('pictures that somebody sends', () => {
  it.each(hostilePictures.map((file) => [file.name, file] as const))('%s', async (_, file) => {
    const prepared = await preparePicture(await writeUpload(file), photograph)
    if ('problem' in prepared) return expect(prepared.problem).toBe(file.outcome)
    expect(file.outcome).toBe('accepted')
    // The picture is encoded again, so that only the visible content of the file is left.
    expect(await sharp(prepared.content).metadata()).toMatchObject({ format: 'webp', space: 'srgb' })
    expect(prepared.content.toString('latin1')).not.toMatch(/script|php|PK\u0003|SECRET|GPS|Exif/i)
  })
  it('are turned upright', async () => {
    // The EXIF orientation 6 says that the picture is to be turned by 90 degrees.
    const prepared = await preparePicture(
      await writeUpload({
        bytes: () => createNoise(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      }),
      photograph,
    )
    if ('problem' in prepared) throw new Error(prepared.problem)
    expect(await sharp(prepared.content).metadata()).toMatchObject({ width: 200, height: 300 })
  })
  it.each([
    ['a small one', () => createNoise(900, 600).jpeg().toBuffer(), ['small']],
    ['a sharp one', () => createNoise(1_600, 1_000).jpeg().toBuffer(), []],
    ['a blurred one', () => createNoise(1_600, 1_000).blur(30).jpeg().toBuffer(), ['blurred']],
  ])('get advice for their owner: %s', async (_, bytes, advice) => {
    const prepared = await preparePicture(await writeUpload({ bytes }), photograph)
    expect(prepared).toMatchObject({ advice })
  })
  it('a drawing is never called blurred', async () => {
    const file = await writeUpload({ bytes: () => createNoise(1_600, 1_000).blur(30).png().toBuffer() })
    expect(await preparePicture(file, { isPhotograph: false })).toMatchObject({ advice: [] })
  })
})

describe('documents that somebody sends', () => {
  it.each(hostileDocuments.map((file) => [file.name, file] as const))('%s', async (_, file) => {
    const prepared = await prepareDocument(await writeUpload(file))
    if ('problem' in prepared) return expect(prepared.problem).toBe(file.outcome)
    expect(file.outcome).toBe('accepted')
    expect(prepared).toMatchObject({ contentType: 'application/pdf', name: expect.stringMatching(/\.pdf$/) })
  })

  it(
    'are read once, however many streams without an end they have',
    async () => {
      // A search for the end from each of these streams takes 25 seconds, and minutes in a document of 10 MB.
      const STREAMS = 50_000
      const stream = Buffer.concat([
        Buffer.from('/Type/ObjStm stream\n'),
        deflateSync('1'),
        Buffer.from('\n'),
      ])
      const streams = Array.from({ length: STREAMS }, () => stream)
      const parts = [Buffer.from('%PDF-1.5\n'), ...streams, Buffer.from('/Type/Page endstream\n%%EOF\n')]
      const file = await writeUpload({ bytes: () => Buffer.concat(parts) })
      expect(await prepareDocument(file)).toMatchObject({ contentType: 'application/pdf' })
    },
    MAX_READ_MS,
  )
})
