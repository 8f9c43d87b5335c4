import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as Database from '../../lib/agency/database'
import { success } from '../../lib/contract/call'
import { outage } from '../../lib/errors'
import { dispatch } from '../../lib/events/subscribers'
import type { Gateway } from '../../lib/gateway/gateway'
import type * as Route from '../../lib/http/media-route'
import { plainSessionCodec } from '../../lib/session/session-codec'
import type { TestUser } from '../support/accounts'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { addListingOf } from '../support/listings'
import { insertRow, updateRows } from '../support/tables'

/* Names as the store makes them: 24 hexadecimal digits. */
const PICTURE = `${'a'.repeat(24)}.webp`
const LEASE = `${'b'.repeat(24)}.pdf`

let folder: string
let database: TestDatabase
let pool: pg.Pool
let route: typeof Route
let disconnect: typeof Database.disconnect
let owner: TestUser
let home: number

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'media-route-'))
  fs.mkdirSync(path.join(folder, 'media'))
  for (const file of [PICTURE, LEASE]) fs.writeFileSync(path.join(folder, 'media', file), 'content')
  database = await createEmptyDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  vi.stubEnv('DATABASE_URL', database.url)
  vi.stubEnv('DEMO', '1')
  vi.stubEnv('DATA_DIR', folder)
  route = await import('../../lib/http/media-route')
  ;({ disconnect } = await import('../../lib/agency/database'))
  owner = await insertUser(pool)
  home = await addListingOf(owner.id, { status: 'draft' })
  await insertRow('listingMedia', {
    listingId: home,
    kind: 'image',
    position: 0,
    file: PICTURE,
    alt: 'A room',
  })
  await insertRow('listingMedia', {
    listingId: home,
    kind: 'document',
    position: 0,
    file: LEASE,
    alt: 'Lease',
  })
})
afterAll(async () => {
  await disconnect()
  await pool.end()
  await database.drop()
  vi.unstubAllEnvs()
  fs.rmSync(folder, { recursive: true, force: true })
})

const createRequest = (user: TestUser | null, method: string) =>
  new Request('http://homes.test/media', {
    method,
    headers: { host: 'homes.test', ...(user ? { cookie: `session=${plainSessionCodec.write(user)}` } : {}) },
  })
/** Requests a file of the listing. @returns the status and the Cache-Control header */
async function requestFile(user: TestUser | null, area: string, file: string, method = 'GET') {
  const response = await route.handleMedia(
    createRequest(user, method),
    { area, id: String(home), file },
    null,
  )
  await response.arrayBuffer()
  return [response.status, response.headers.get('cache-control')]
}
/** Clears the process's memory of public files as a reconnection does, after which events may be missing. */
const forgetPublicFiles = () => dispatch({ type: 'reconnected' })
const PUBLIC_RESPONSE = [200, 'public, max-age=60, must-revalidate']
const PRIVATE_RESPONSE = [200, 'private, no-store']
const MISSING_RESPONSE = [404, 'no-store']

describe('pictures and documents of a listing', () => {
  it('are sent only to the owner of a draft, and never cached', async () => {
    const stranger = await insertUser(pool)
    for (const [area, file] of [
      ['properties', PICTURE],
      ['lettings', PICTURE],
      ['documents', LEASE],
    ] as const)
      for (const method of ['GET', 'HEAD']) {
        expect(await requestFile(owner, area, file, method)).toEqual(PRIVATE_RESPONSE)
        expect(await requestFile(stranger, area, file, method)).toEqual(MISSING_RESPONSE)
        expect(await requestFile(null, area, file, method)).toEqual(MISSING_RESPONSE)
        const ownerWithWrongToken = { ...owner, token: 'x'.repeat(owner.token.length) }
        expect(await requestFile(ownerWithWrongToken, area, file, method)).toEqual(MISSING_RESPONSE)
      }
  })

  it('are not found at the URLs of article pictures (NEWS-18, GUIDE-08)', async () => {
    for (const name of [[PICTURE], ['thumbs', `thumb_${PICTURE}`]]) {
      expect((await route.handleArticleMedia(createRequest(null, 'GET'), name)).status).toBe(404)
    }
  })

  it('are public only while the listing is live', async () => {
    await updateRows('listing', { id: home }, { status: 'available' })
    expect(await requestFile(null, 'properties', PICTURE)).toEqual(PUBLIC_RESPONSE)
    expect(await requestFile(owner, 'properties', PICTURE)).toEqual(PUBLIC_RESPONSE)
    await updateRows('listing', { id: home }, { status: 'withdrawn' })
    dispatch({ type: 'listing-removed', ids: [home] })
    expect(await requestFile(null, 'properties', PICTURE)).toEqual(MISSING_RESPONSE)
    expect(await requestFile(owner, 'properties', PICTURE)).toEqual(PRIVATE_RESPONSE)
    await updateRows('listing', { id: home }, { status: 'available' })
    expect(await requestFile(null, 'properties', PICTURE)).toEqual(PUBLIC_RESPONSE)
  })

  it('are answered with 304 to a browser that has them, and with 404 once the listing is withdrawn', async () => {
    const { readMedia } = await import('../../lib/http/media-access')
    const getFileAccess = vi.fn(async () => success({ access: 'public' as 'public' | 'none' }))
    const gateway = { getFileAccess } as unknown as Gateway
    const media = { area: 'properties', id: '1', file: PICTURE, width: null }
    forgetPublicFiles()
    const firstResponse = await readMedia(gateway, media)
    if (firstResponse.body instanceof Readable) firstResponse.body.destroy()
    const { etag } = firstResponse.headers
    const conditionalRequest = { ...media, ifNoneMatch: `"another", W/${etag}` }
    expect(await readMedia(gateway, conditionalRequest)).toEqual({
      status: 304,
      headers: { etag, 'cache-control': PUBLIC_RESPONSE[1], vary: 'Accept' },
      body: null,
    })
    getFileAccess.mockResolvedValue(success({ access: 'none' as const }))
    dispatch({ type: 'listing-removed', ids: [1] })
    expect((await readMedia(gateway, conditionalRequest)).status).toBe(404)
  })

  it('stay public during an outage if they were public before, and are answered with 503 otherwise (R4)', async () => {
    const { readMedia } = await import('../../lib/http/media-access')
    const getFileAccess = vi.fn(async () => success({ access: 'public' as const }))
    const readWithoutUser = async (area: string, file: string) => {
      const media = { area, id: '1', file, width: null }
      const { status, headers, body } = await readMedia({ getFileAccess } as unknown as Gateway, media)
      if (body instanceof Readable) body.destroy()
      return [status, headers['cache-control']]
    }
    forgetPublicFiles()
    expect(await readWithoutUser('properties', PICTURE)).toEqual(PUBLIC_RESPONSE)
    expect(await readWithoutUser('properties', PICTURE)).toEqual(PUBLIC_RESPONSE)
    expect(getFileAccess).toHaveBeenCalledTimes(1)
    getFileAccess.mockRejectedValue(outage('the database is gone'))
    // An hour later, when the remembered access has long expired.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
    expect(await readWithoutUser('properties', PICTURE)).toEqual(PUBLIC_RESPONSE)
    expect(getFileAccess).toHaveBeenCalledTimes(2)
    expect(await readWithoutUser('documents', LEASE)).toEqual([503, 'no-store'])
  })
})
