import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { disconnect } from '../../lib/agency/database'
import { plainSessionCodec } from '../../lib/session/session-codec'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'
import { eventually } from '../support/eventually'
import { insertUser } from '../support/insert-user'
import { addListingOf } from '../support/listings'
import { startS3, type TestS3 } from '../support/s3-server'
import { toUploadMetadata } from '../support/upload-client'

const CONTENT = randomBytes(60_000)
const FIRST_BYTES = 20_000

interface UploadResponse {
  status: number
  headers: http.IncomingHttpHeaders
}

interface UploadProcess {
  child: ChildProcess
  port: number
}

let database: TestDatabase
let pool: pg.Pool
let cookie: string
let home: number

beforeAll(async () => {
  database = await createEmptyDatabase()
  vi.stubEnv('DATABASE_URL', database.url)
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  const owner = await insertUser(pool)
  home = await addListingOf(owner.id, { status: 'draft' })
  cookie = `session=${plainSessionCodec.write(owner)}`
})
afterAll(async () => {
  await disconnect()
  await pool.end()
  await database.drop()
})

describe.each(['disk', 'S3'] as const)('an upload to %s that two processes serve', (kind) => {
  let folder: string
  let s3: TestS3 | undefined
  let firstProcess: UploadProcess
  let secondProcess: UploadProcess

  async function startProcess(): Promise<UploadProcess> {
    const settings = s3?.settings()
    const child = fork('tests/support/upload-process.ts', [], {
      // Under the condition react-server the package server-only is empty, as within Next.
      execArgv: ['--conditions=react-server', '--import', 'tsx'],
      env: {
        ...process.env,
        NODE_NO_WARNINGS: '1',
        DATABASE_URL: database.url,
        DEMO: '1',
        DATA_DIR: folder,
        ...(settings && {
          S3_BUCKET: settings.bucket,
          S3_ENDPOINT: settings.endpoint,
          S3_ACCESS_KEY_ID: settings.credentials!.accessKeyId,
          S3_SECRET_ACCESS_KEY: settings.credentials!.secretAccessKey,
          S3_FORCE_PATH_STYLE: '1',
        }),
      },
    })
    const [port] = (await once(child, 'message')) as [number]
    return { child, port }
  }

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upload-lock-'))
    if (kind === 'S3') s3 = await startS3(path.join(folder, 's3'))
    ;[firstProcess, secondProcess] = await Promise.all([startProcess(), startProcess()])
  })
  afterAll(async () => {
    for (const { child } of [firstProcess, secondProcess]) child.kill('SIGKILL')
    await s3?.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  const createRequest = (port: number, method: string, target: string, headers: object) =>
    http.request({
      port,
      host: '127.0.0.1',
      method,
      path: target,
      agent: false,
      headers: {
        cookie,
        origin: `http://127.0.0.1:${port}`,
        'sec-fetch-site': 'same-origin',
        'tus-resumable': '1.0.0',
        ...headers,
      },
    })
  const readResponse = (sent: http.ClientRequest) =>
    new Promise<UploadResponse>((resolve, reject) => {
      sent.on('error', reject).on('response', (response) => {
        response.resume()
        resolve({ status: response.statusCode ?? 0, headers: response.headers })
      })
    })
  const send = (port: number, method: string, target: string, headers: object = {}, body?: Buffer) => {
    const sent = createRequest(port, method, target, headers)
    const response = readResponse(sent)
    sent.end(body)
    return response
  }
  async function createUpload(port: number): Promise<string> {
    const { headers } = await send(port, 'POST', '/api/uploads', {
      'upload-length': String(CONTENT.length),
      'upload-metadata': toUploadMetadata({ listing: home, kind: 'image', name: 'garden.jpg' }),
    })
    return headers.location!
  }
  const createChunkHeaders = (from: number, to: number) => ({
    'upload-offset': String(from),
    'content-type': 'application/offset+octet-stream',
    'content-length': String(to - from),
  })
  const patch = (port: number, url: string, from: number) =>
    send(port, 'PATCH', url, createChunkHeaders(from, CONTENT.length), CONTENT.subarray(from))
  /** Sends the first bytes of an upload, and leaves the request open. @returns the request, and its status at the end */
  function sendFirstBytes(port: number, url: string) {
    const openRequest = createRequest(port, 'PATCH', url, createChunkHeaders(0, CONTENT.length))
    const end = readResponse(openRequest).then(
      ({ status }) => status,
      () => 'broken off',
    )
    openRequest.write(CONTENT.subarray(0, FIRST_BYTES))
    return { openRequest, end }
  }
  const readLock = async (url: string) => {
    const { rows } = await pool.query<{ lock_holder: string | null; lock_wanted: boolean }>(
      'SELECT lock_holder, lock_wanted FROM upload WHERE id = $1',
      [url.split('/').at(-1)],
    )
    return rows[0]!
  }
  const waitUntilLocked = (url: string) =>
    eventually(async () => expect((await readLock(url)).lock_holder).not.toBeNull())
  const readState = async (url: string) =>
    (await pool.query('SELECT state FROM upload WHERE id = $1', [url.split('/').at(-1)])).rows

  it('is written by one request at a time, and can be taken over by another tab', async () => {
    const url = await createUpload(firstProcess.port)
    const { openRequest, end } = sendFirstBytes(firstProcess.port, url)
    await waitUntilLocked(url)
    // The other tab's request waits until the first request has released the lock, and then returns the offset.
    const head = await send(secondProcess.port, 'HEAD', url)
    const offset = Number(head.headers['upload-offset'])
    expect([head.status, offset]).toEqual([200, FIRST_BYTES])
    openRequest.write(CONTENT.subarray(FIRST_BYTES, 2 * FIRST_BYTES))
    expect((await patch(secondProcess.port, url, offset)).status).toBe(204)
    openRequest.end(CONTENT.subarray(2 * FIRST_BYTES))
    // The first request is answered for the bytes that it stored, or its connection ends.
    expect([204, 'broken off']).toContain(await end)
    expect(await readState(url)).toEqual([{ state: 'received' }])

    // Of two simultaneous requests for the same bytes, one is refused.
    const contestedUrl = await createUpload(firstProcess.port)
    const responses = await Promise.all(
      [firstProcess, secondProcess].map(({ port }) => patch(port, contestedUrl, 0)),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(await readLock(contestedUrl)).toMatchObject({ lock_holder: null, lock_wanted: false })
  })

  it('continues in the other process when the process that writes it is killed', async () => {
    const url = await createUpload(firstProcess.port)
    const { end } = sendFirstBytes(firstProcess.port, url)
    await waitUntilLocked(url)
    firstProcess.child.kill('SIGKILL')
    expect(await end).toBe('broken off')
    const waiting = send(secondProcess.port, 'HEAD', url)
    await eventually(async () => expect((await readLock(url)).lock_wanted).toBe(true))
    // Ends the lease of the killed process at once instead of after ten seconds.
    await pool.query('UPDATE upload SET locked_until = now()')
    const { status, headers } = await waiting
    const offset = Number(headers['upload-offset'])
    expect(status).toBe(200)
    // A bucket stores a part only when it is complete, or when its request ends.
    if (kind === 'S3') expect(offset).toBe(0)
    expect((await patch(secondProcess.port, url, offset)).status).toBe(204)
    expect(await readState(url)).toEqual([{ state: 'received' }])
  })
})
