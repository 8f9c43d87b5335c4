import fs from 'node:fs'
import fsPromises from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as Database from '../../lib/agency/database'
import type * as Purge from '../../lib/agency/files/purge-uploads'
import type * as Remove from '../../lib/agency/files/remove-unused-file'
import type * as TakeIn from '../../lib/agency/files/take-upload-in'
import { fileMessages } from '../../lib/contract/file-messages'
import { errors } from '../../lib/errors'
import type * as Media from '../../lib/media/media-response'
import type { TestUser } from '../support/accounts'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { addListingOf } from '../support/listings'
import { MISSING_ID } from '../support/missing-id'
import { startS3, type TestS3 } from '../support/s3-server'
import { ORIGIN, toUploadMetadata, createUploadClient } from '../support/upload-client'

// Files are prepared in this process; tests/media/file-preparer.test.ts tests the separate one.
vi.mock('../../lib/media/file-preparer', async () => ({
  prepareInProcess: (await import('../../lib/media/prepare-file')).prepareFile,
}))
const MEBIBYTE = 1_048_576
const CHUNK_BYTES = MEBIBYTE
const MAX_PICTURE_BYTES = 25 * MEBIBYTE
/** The bytes of each write that still fit on the full disk. */
const FULL_DISK_WRITE_BYTES = 1_000

const diskFullError = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })

/** Makes each write fail after its first bytes, as on a full disk. @returns a function that ends this */
function fillDisk(): () => void {
  const { createWriteStream } = fs
  const spy = vi.spyOn(fs, 'createWriteStream').mockImplementation((file, options) => {
    const stream = createWriteStream(file, options)
    const write = stream._write.bind(stream)
    stream._write = (chunk: Buffer, encoding, done) =>
      write(chunk.subarray(0, FULL_DISK_WRITE_BYTES), encoding, (error) => done(error ?? diskFullError))
    return stream
  })
  return () => spy.mockRestore()
}

describe.each(['disk', 'S3'] as const)('resumable uploads to %s', (kind) => {
  let folder: string
  let database: TestDatabase
  let pool: pg.Pool
  let s3: TestS3 | undefined
  let handle: (request: Request) => Promise<Response>
  let modules: typeof Database & typeof Purge & typeof Remove & typeof TakeIn & typeof Media
  let picture: Buffer

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'uploads-'))
    database = await createEmptyDatabase()
    pool = new pg.Pool({ connectionString: database.url, max: 2 })
    // The modules read the settings only once, so they are loaded again for each kind of store.
    vi.resetModules()
    vi.stubEnv('DATABASE_URL', database.url)
    vi.stubEnv('DEMO', '1')
    vi.stubEnv('DATA_DIR', folder)
    if (kind === 'S3') {
      s3 = await startS3(path.join(folder, 's3'))
      const { bucket, endpoint, credentials } = s3.settings()
      vi.stubEnv('S3_BUCKET', bucket)
      vi.stubEnv('S3_ENDPOINT', endpoint)
      vi.stubEnv('S3_ACCESS_KEY_ID', credentials!.accessKeyId)
      vi.stubEnv('S3_SECRET_ACCESS_KEY', credentials!.secretAccessKey)
      vi.stubEnv('S3_FORCE_PATH_STYLE', '1')
    }
    const { createUploadHandler } = await import('../../lib/http/upload-handler')
    const { createUploadGateway } = await import('../../lib/gateway/upload-gateway')
    handle = createUploadHandler(createUploadGateway())
    modules = {
      ...(await import('../../lib/agency/database')),
      ...(await import('../../lib/agency/files/purge-uploads')),
      ...(await import('../../lib/agency/files/remove-unused-file')),
      ...(await import('../../lib/agency/files/take-upload-in')),
      ...(await import('../../lib/media/media-response')),
    }
    // Noise hardly compresses, so the picture is larger than a chunk.
    picture = await sharp({
      create: {
        width: 1_500,
        height: 1_200,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 98 })
      .toBuffer()
  })
  afterAll(async () => {
    await modules.disconnect()
    await pool.end()
    await database.drop()
    await s3?.close()
    vi.unstubAllEnvs()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  const query = async <T extends object>(text: string, values: unknown[] = []) =>
    (await pool.query<T>(text, values)).rows

  /** Inserts a user with a draft listing. */
  async function insertDraft(): Promise<{ owner: TestUser; home: number }> {
    const owner = await insertUser(pool)
    const draft = { status: 'draft', street: 'Mill Lane' } as const
    const home = await addListingOf(owner.id, draft, modules.db())
    return { owner, home }
  }

  const { send, create, patch } = createUploadClient((request) => handle(request))
  async function upload(user: TestUser, home: number, content: Buffer): Promise<string> {
    const url = (await create(user, home, content.length)).headers.get('location')!
    for (let offset = 0; offset < content.length; offset += CHUNK_BYTES) {
      const response = await patch(user, url, offset, content.subarray(offset, offset + CHUNK_BYTES))
      expect(response.status, await response.text()).toBe(204)
    }
    return url.split('/').at(-1)!
  }
  const processUpload = (id: string) => modules.takeUploadIn(id, { isLastAttempt: false })
  const readMedia = (home: number) =>
    query<{ id: number; file: string; alt: string }>(
      'SELECT id, file, alt FROM listing_media WHERE listing_id = $1 ORDER BY position',
      [home],
    )

  it('are sent in chunks, resumed after a lost connection, and become pictures once', async () => {
    const { owner, home } = await insertDraft()
    const created = await create(owner, home, picture.length)
    expect(created.status).toBe(201)
    const url = created.headers.get('location')!
    expect(url).toMatch(/^\/api\/uploads\/[0-9a-f]{32}$/)
    const sentBytes = 300_000
    expect((await patch(owner, url, 0, picture.subarray(0, sentBytes))).status).toBe(204)
    // After the lost connection the browser asks for the offset.
    const head = await send('HEAD', url, owner, {})
    expect([head.status, head.headers.get('upload-offset')]).toEqual([200, String(sentBytes)])
    const wrongOffset = sentBytes - 100_000
    expect((await patch(owner, url, wrongOffset, picture.subarray(wrongOffset, sentBytes))).status).toBe(409)
    for (let offset = sentBytes; offset < picture.length; offset += CHUNK_BYTES)
      expect((await patch(owner, url, offset, picture.subarray(offset, offset + CHUNK_BYTES))).status).toBe(
        204,
      )
    const id = url.split('/').at(-1)!
    expect(await readMedia(home)).toEqual([])
    await processUpload(id)
    // A job may run twice.
    await processUpload(id)
    const [media, ...others] = await readMedia(home)
    expect(others).toEqual([])
    expect(media).toMatchObject({
      alt: 'Photo 1 of Mill Lane, Witham, CM8',
      file: expect.stringMatching(/^[0-9a-f]{24}\.webp$/),
    })
    const mediaResponse = await modules.getMediaResponse('properties', String(home), media!.file, '320')
    expect(await sharp(mediaResponse.body as Buffer).metadata()).toMatchObject({ width: 320 })
    expect(await query('SELECT 1 FROM upload WHERE id = $1', [id])).toEqual([])
    expect((await send('HEAD', url, owner, {})).status).toBe(404)

    // The same picture is refused a second time. The store deletes the file with the last row that names it.
    const repeatedId = await upload(owner, home, picture)
    await processUpload(repeatedId)
    expect(await query('SELECT problem FROM upload WHERE id = $1', [repeatedId])).toEqual([
      { problem: fileMessages.duplicate },
    ])
    await modules.removeUnusedFile(media!.file)
    const readMediaStatus = async () => {
      const { status, body } = await modules.getMediaResponse('properties', '1', media!.file, null)
      if (body instanceof Readable) await buffer(body)
      return status
    }
    expect(await readMediaStatus()).toBe(200)
    await query('DELETE FROM listing_media WHERE id = $1', [media!.id])
    await modules.removeUnusedFile(media!.file)
    expect(await readMediaStatus()).toBe(404)
  })

  it('are found only by their owner, and accepted only from pages of this site', async () => {
    const { owner, home } = await insertDraft()
    const stranger = await insertUser(pool)
    const url = (await create(owner, home, 1_000)).headers.get('location')!
    expect((await create(stranger, home, 1_000)).status).toBe(422)
    expect((await create(null, home, 1_000)).status).toBe(401)
    for (const otherUser of [stranger, null]) {
      const status = otherUser ? 404 : 401
      expect((await send('HEAD', url, otherUser, {})).status).toBe(status)
      expect((await patch(otherUser, url, 0, Buffer.alloc(10))).status).toBe(status)
    }
    for (const headers of [
      { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' },
      { origin: 'null', 'sec-fetch-site': 'same-site' },
    ])
      expect((await create(owner, home, 1_000, headers)).status).toBe(403)
    const clientHeaders = { host: 'homes.test', apikey: 'demo-api-key' }
    const clientRequest = new Request(`${ORIGIN}${url}`, { method: 'HEAD', headers: clientHeaders })
    expect((await handle(clientRequest)).status).toBe(404)
    expect((await send('DELETE', url, owner, {})).status).toBe(405)
    expect((await send('GET', url, owner, {})).status).toBe(405)
    expect((await send('HEAD', '/api/uploads/..%2f..%2fetc', owner, {})).status).toBe(404)
    expect((await send('HEAD', `/api/uploads/${'0'.repeat(32)}`, owner, {})).status).toBe(404)
    expect(await query('SELECT 1 FROM upload WHERE listing_id = $1', [home])).toHaveLength(1)
  })

  it('are refused before the first byte when they exceed a limit', async () => {
    const { owner, home } = await insertDraft()
    const tooLarge = await create(owner, home, MAX_PICTURE_BYTES + 1)
    expect([tooLarge.status, await tooLarge.text()]).toEqual([
      422,
      fileMessages.tooLarge('image', MAX_PICTURE_BYTES),
    ])
    expect((await create(owner, home, 0)).status).toBe(422)
    expect((await create(owner, home, -5)).status).toBeGreaterThanOrEqual(400)
    expect((await create(owner, home, Number.NaN)).status).toBe(400)
    expect((await create(owner, MISSING_ID, 1_000)).status).toBe(422)
    const unknownKind = { 'upload-metadata': toUploadMetadata({ kind: 'malware' }) }
    expect((await create(owner, home, 5, unknownKind)).status).toBe(400)
    expect((await create(owner, home, 5, { 'upload-metadata': 'listing' })).status).toBe(400)
    const url = (await create(owner, home, 100)).headers.get('location')!
    expect((await patch(owner, url, 0, Buffer.alloc(200))).status).toBe(413)
  })

  it('are refused with a message when they are not pictures', async () => {
    const { owner, home } = await insertDraft()
    const id = await upload(owner, home, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await processUpload(id)
    expect(await query('SELECT state, problem FROM upload WHERE id = $1', [id])).toEqual([
      { state: 'refused', problem: fileMessages.svg },
    ])
    expect(await readMedia(home)).toEqual([])
  })

  it('are deleted by the next attempt of a job if an earlier attempt could not delete them', async () => {
    const { withUploadedFile } = await import('../../lib/files/upload-store')
    const { owner, home } = await insertDraft()
    const id = await upload(owner, home, Buffer.from('any bytes'))
    await query('DELETE FROM upload WHERE id = $1', [id])
    expect(await withUploadedFile(id, async () => 'stored')).toBe('stored')
    await processUpload(id)
    expect(await withUploadedFile(id, async () => 'stored')).toBeNull()
    // A further run finds nothing to delete and succeeds.
    await processUpload(id)
  })

  it('are purged after a day when nobody finishes them', async () => {
    const { owner, home } = await insertDraft()
    const [old, young] = [await create(owner, home, 1_000), await create(owner, home, 1_000)]
    const readUploadId = (response: Response) => response.headers.get('location')!.split('/').at(-1)!
    await query("UPDATE upload SET created_at = now() - interval '25 hours' WHERE id = $1", [
      readUploadId(old),
    ])
    await modules.purgeOldUploads()
    const [remaining] = await query<{ id: string }>('SELECT id FROM upload WHERE listing_id = $1', [home])
    expect(remaining!.id).toBe(readUploadId(young))
    expect((await send('HEAD', old.headers.get('location')!, owner, {})).status).toBe(404)
    expect((await send('HEAD', young.headers.get('location')!, owner, {})).status).toBe(200)
  })

  it('fail on full storage, and can be resumed once there is space (R4)', async () => {
    const { owner, home } = await insertDraft()
    const content = await sharp(picture).resize(1_050).jpeg().toBuffer()
    const url = (await create(owner, home, content.length)).headers.get('location')!
    const half = Math.floor(content.length / 2)
    expect((await patch(owner, url, 0, content.subarray(0, half))).status).toBe(204)
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    // Amazon's client may warn too.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const freeStorage = s3 ? s3.fill() : fillDisk()
    const refused = await patch(owner, url, half, content.subarray(half))
    expect([refused.status, await refused.text()]).toEqual([503, errors.outage.message])
    expect(consoleError).toHaveBeenCalled()
    freeStorage()
    const offset = Number((await send('HEAD', url, owner, {})).headers.get('upload-offset'))
    // The disk keeps the bytes that it could write. A bucket loses an incomplete part, which has at most 5 MiB.
    expect(offset).toBe(s3 ? 0 : half + FULL_DISK_WRITE_BYTES)
    expect((await patch(owner, url, offset, content.subarray(offset))).status).toBe(204)
    await processUpload(url.split('/').at(-1)!)
    expect(await readMedia(home)).toHaveLength(1)
  })

  it('are retried during an outage of the store, and have a message after the last attempt (R4)', async () => {
    const { owner, home } = await insertDraft()
    // Of another size than other tests' pictures, because the store does not write a file that it has already.
    const content = await sharp(picture).resize(1_100).jpeg().toBuffer()
    const id = await upload(owner, home, content)
    const isOnS3 = s3 !== undefined
    await s3?.close()
    s3 = undefined
    if (!isOnS3) vi.spyOn(fsPromises, 'writeFile').mockRejectedValue(diskFullError)
    await expect(processUpload(id)).rejects.toThrow(/not available/)
    expect(await query('SELECT state FROM upload WHERE id = $1', [id])).toEqual([{ state: 'received' }])
    await expect(modules.takeUploadIn(id, { isLastAttempt: true })).rejects.toThrow()
    expect(await query('SELECT problem FROM upload WHERE id = $1', [id])).toEqual([
      { problem: fileMessages.storeFailed },
    ])
    expect(await readMedia(home)).toEqual([])
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect((await create(owner, home, 1_000)).status).toBe(503)
  })
})
