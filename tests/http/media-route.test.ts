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
import { addListings, giveListingsTo } from '../support/listings'
import { insertRow, updateRows } from '../support/tables'

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
  ;[home = 0] = await addListings([{ status: 'draft' }])
  await giveListingsTo([home], owner.id)
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

const request = (user: TestUser | null, method: string) =>
  new Request('http://homes.test/media', {
    method,
    headers: { host: 'homes.test', ...(user ? { cookie: `session=${plainSessionCodec.write(user)}` } : {}) },
  })
/** @returns the status, and whether a shared cache may keep the answer */
async function read(user: TestUser | null, area: string, file: string, method = 'GET') {
  const answer = await route.handleMedia(request(user, method), { area, id: String(home), file }, null)
  await answer.arrayBuffer()
  return [answer.status, answer.headers.get('cache-control')]
}
const OPEN = [200, 'public, max-age=60, must-revalidate']
const OWN = [200, 'private, no-store']
const NONE = [404, 'no-store']

describe('pictures and documents of a listing', () => {
  it('of a draft are read only by its owner, and kept by no cache', async () => {
    const stranger = await insertUser(pool)
    for (const [area, file] of [
      ['properties', PICTURE],
      ['lettings', PICTURE],
      ['documents', LEASE],
    ] as const)
      for (const method of ['GET', 'HEAD']) {
        expect(await read(owner, area, file, method)).toEqual(OWN)
        expect(await read(stranger, area, file, method)).toEqual(NONE)
        expect(await read(null, area, file, method)).toEqual(NONE)
        expect(await read({ ...owner, token: 'x'.repeat(43) }, area, file, method)).toEqual(NONE)
      }
  })

  it('of a draft are not found at the addresses of articles either (NEWS-18, GUIDE-08)', async () => {
    for (const name of [[PICTURE], ['thumbs', `thumb_${PICTURE}`]]) {
      expect((await route.handleArticleMedia(request(null, 'GET'), name)).status).toBe(404)
    }
  })

  it('are public while the listing is live, and not a moment longer', async () => {
    await updateRows('listing', { id: home }, { status: 'available' })
    expect(await read(null, 'properties', PICTURE)).toEqual(OPEN)
    expect(await read(owner, 'properties', PICTURE)).toEqual(OPEN)
    await updateRows('listing', { id: home }, { status: 'withdrawn' })
    dispatch({ type: 'listing-removed', ids: [home] })
    expect(await read(null, 'properties', PICTURE)).toEqual(NONE)
    expect(await read(owner, 'properties', PICTURE)).toEqual(OWN)
    await updateRows('listing', { id: home }, { status: 'available' })
    expect(await read(null, 'properties', PICTURE)).toEqual(OPEN)
  })

  it('are not sent again to whoever has them, until they are withdrawn: then they are gone', async () => {
    const { readMedia } = await import('../../lib/http/media-access')
    const getFileAccess = vi.fn(async () => success({ access: 'public' as 'public' | 'none' }))
    const gateway = { getFileAccess } as unknown as Gateway
    const media = { area: 'properties', id: '1', file: PICTURE, width: null }
    dispatch({ type: 'reconnected' })
    const first = await readMedia(gateway, media)
    if (first.body instanceof Readable) first.body.destroy()
    const { etag } = first.headers
    const again = { ...media, ifNoneMatch: `"another", W/${etag}` }
    expect(await readMedia(gateway, again)).toEqual({
      status: 304,
      headers: { etag, 'cache-control': OPEN[1], vary: 'Accept' },
      body: null,
    })
    getFileAccess.mockResolvedValue(success({ access: 'none' as const }))
    dispatch({ type: 'listing-removed', ids: [1] })
    expect((await readMedia(gateway, again)).status).toBe(404)
  })

  it('stay readable while the database is out, if they were public before, and are an outage otherwise (R4)', async () => {
    const { readMedia } = await import('../../lib/http/media-access')
    const getFileAccess = vi.fn(async () => success({ access: 'public' as const }))
    const statusOf = async (area: string, file: string) => {
      const media = { area, id: '1', file, width: null }
      const { status, headers, body } = await readMedia({ getFileAccess } as unknown as Gateway, media)
      if (body instanceof Readable) body.destroy()
      return [status, headers['cache-control']]
    }
    dispatch({ type: 'reconnected' })
    expect(await statusOf('properties', PICTURE)).toEqual(OPEN)
    expect(await statusOf('properties', PICTURE)).toEqual(OPEN)
    expect(getFileAccess).toHaveBeenCalledTimes(1)
    getFileAccess.mockRejectedValue(outage('the database is gone'))
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
    expect(await statusOf('properties', PICTURE)).toEqual(OPEN)
    expect(getFileAccess).toHaveBeenCalledTimes(2)
    expect(await statusOf('documents', LEASE)).toEqual([503, 'no-store'])
  })
})
