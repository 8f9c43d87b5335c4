import fs from 'node:fs'
import fsPromises from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isOutage } from '../../lib/errors'
import { createDiskStore } from '../../lib/files/disk-store'
import type { FileStore } from '../../lib/files/file-store'
import { createS3Store } from '../../lib/files/s3-store'
import { startS3, type TestS3 } from '../support/s3-server'

const NAME = 'abc-1.webp'

let folder: string
let s3: TestS3
const stores: Partial<Record<'disk' | 'S3', FileStore>> = {}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'))
  s3 = await startS3(path.join(folder, 's3'))
  stores.disk = createDiskStore(path.join(folder, 'disk'))
  stores.S3 = createS3Store(s3.settings())
})
afterAll(async () => {
  await s3.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const read = async (store: FileStore, name: string) => {
  const stored = await store.open(name)
  return stored && { size: stored.size, text: await text(stored.stream) }
}

describe.each(['disk', 'S3'] as const)('the file store on %s', (kind) => {
  it('returns files added from bytes or a local file, and replaces a file by a later one of the same name', async () => {
    const store = stores[kind]!
    await store.add(NAME, Buffer.from('first'), 'image/webp')
    expect(await read(store, NAME)).toEqual({ size: 5, text: 'first' })
    const local = path.join(folder, 'local.pdf')
    fs.writeFileSync(local, 'a longer file')
    await store.add('abc-2.pdf', local, 'application/pdf')
    expect(await read(store, 'abc-2.pdf')).toEqual({ size: 13, text: 'a longer file' })
    await store.add(NAME, Buffer.from('again'), 'image/webp')
    expect(await read(store, NAME)).toEqual({ size: 5, text: 'again' })
  })
  it('returns null for an unknown or removed file, and a removal may be repeated', async () => {
    const store = stores[kind]!
    expect(await store.open('nothing.webp')).toBeNull()
    await store.add('abc-3.webp', Buffer.from('x'), 'image/webp')
    await store.remove('abc-3.webp')
    await store.remove('abc-3.webp')
    expect(await store.open('abc-3.webp')).toBeNull()
  })
  it.each(['../secret.webp', 'a/b.webp', '.hidden.webp', 'a.svg', 'a.webp\0', ''])(
    'refuses a name that is a path or of another file type: %j',
    async (name) => {
      const store = stores[kind]!
      expect(await store.open(name)).toBeNull()
      await expect(store.add(name, Buffer.from('x'), 'image/webp')).rejects.toThrow(/name/)
      await expect(store.remove(name)).rejects.toThrow(/name/)
    },
  )
  it('stores nothing when the local file is missing (R4)', async () => {
    const store = stores[kind]!
    await expect(store.add('abc-4.webp', path.join(folder, 'gone'), 'image/webp')).rejects.toSatisfy(isOutage)
    expect(await store.open('abc-4.webp')).toBeNull()
  })
})

const startServer = (listener: http.RequestListener) =>
  new Promise<http.Server>((resolve) => {
    const server = http.createServer(listener).listen(0, '127.0.0.1', () => resolve(server))
  })

describe('a failing file store is an outage, never a missing file (R4)', () => {
  it('on a disk that cannot be written or read', async () => {
    const file = path.join(folder, 'no-folder')
    fs.writeFileSync(file, '')
    const store = createDiskStore(file)
    await expect(store.add(NAME, Buffer.from('x'), 'image/webp')).rejects.toSatisfy(isOutage)
    await expect(store.open(NAME)).rejects.toSatisfy(isOutage)
  })
  it('on a full disk, where no partial file remains', async () => {
    const fullDisk = path.join(folder, 'full')
    const store = createDiskStore(fullDisk)
    const writeFile = vi.spyOn(fsPromises, 'writeFile').mockImplementation(async (target) => {
      fs.writeFileSync(target as string, 'ha')
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    })
    await expect(store.add(NAME, Buffer.from('half'), 'image/webp')).rejects.toSatisfy(isOutage)
    writeFile.mockRestore()
    expect(fs.readdirSync(fullDisk)).toEqual([])
    expect(await store.open(NAME)).toBeNull()
  })
  it('in a bucket that does not exist', async () => {
    const store = createS3Store(s3.settings({ bucket: 'no-such-bucket' }))
    await expect(store.open(NAME)).rejects.toSatisfy(isOutage)
    await expect(store.add(NAME, Buffer.from('x'), 'image/webp')).rejects.toSatisfy(isOutage)
  })
  it('when the server is unreachable, refuses or does not respond', async () => {
    const silent = await startServer(() => undefined)
    const refusing = await startServer((_, response) => response.writeHead(503).end())
    const getUrl = (server: http.Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const unreachableUrl = 'http://127.0.0.1:9' // no server listens on the discard port
    for (const url of [unreachableUrl, getUrl(refusing), getUrl(silent)]) {
      const store = createS3Store(s3.settings({ endpoint: url }), { silenceMs: 200 })
      await expect(store.open(NAME)).rejects.toSatisfy(isOutage)
    }
    silent.closeAllConnections()
    await Promise.all([silent, refusing].map((server) => new Promise((resolve) => server.close(resolve))))
  })
})
