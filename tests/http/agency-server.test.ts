import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { success } from '../../lib/contract/call'
import { outage } from '../../lib/errors'
import type { Gateway } from '../../lib/gateway/gateway'
import { createAgencyServer } from '../../lib/http/agency-server'

const siteMeta = vi.fn(async ({ attr }: { attr: string }) => {
  if (attr === 'down') throw outage('gone')
  if (attr === 'bug') throw new Error('secret detail')
  return success({ attr, val: 'value' })
})
const getFileAccess = async () => success({ access: 'public' as const })
const server = createAgencyServer({
  gateway: { siteMeta, getFileAccess } as unknown as Gateway,
  apiKey: 'key',
})
let base: string
let dataDir: string
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'agency-server-'))
  process.env.DATA_DIR = dataDir
  await new Promise<void>((resolve) => server.listen(0, resolve))
  base = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

async function sendRequest(path: string, options: RequestInit = {}) {
  const response = await fetch(`${base}/${path}`, {
    method: 'POST',
    body: '{"attr":"home"}',
    ...options,
    headers: { apikey: 'key', 'content-type': 'application/json', ...options.headers },
  })
  return {
    status: response.status,
    ...((await response.json()) as { code: number; message: string; data: unknown }),
  }
}

describe('the agency’s API without the site (D-06, D-08, D-09)', () => {
  it('answers a call at its own path with code, message and data', async () => {
    expect(await sendRequest('sitemeta/get_site_meta')).toEqual({
      status: 200,
      code: 1,
      message: 'Success',
      data: { attr: 'home', val: 'value' },
    })
  })
  it.each([
    ['no key', 'sitemeta/get_site_meta', { headers: { apikey: '' } }, 401, 'Invalid API key'],
    ['an unknown call', 'sitemeta/none', {}, 404, 'Not found'],
    ['a path of slashes only', '/', {}, 404, 'Not found'],
    ['another method', 'sitemeta/get_site_meta', { method: 'PUT' }, 405, 'Method not allowed'],
    ['malformed JSON', 'sitemeta/get_site_meta', { body: '{' }, 400, 'Invalid request'],
    [
      'a body over 64 KiB',
      'sitemeta/get_site_meta',
      { body: JSON.stringify({ attr: 'x'.repeat(70_000) }) },
      413,
      'Request too large',
    ],
  ])('refuses %s', async (_case, path, options, status, message) => {
    expect(await sendRequest(path, options)).toEqual({ status, code: 0, message, data: null })
  })
  it('answers an outage with 503, and a fault with 500 without its details', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await sendRequest('sitemeta/get_site_meta', { body: '{"attr":"down"}' })).toMatchObject({
      status: 503,
      code: 0,
    })
    expect(await sendRequest('sitemeta/get_site_meta', { body: '{"attr":"bug"}' })).toEqual({
      status: 500,
      code: 0,
      message: 'Internal error',
      data: null,
    })
    expect(errors, 'each is reported').toHaveBeenCalledTimes(2)
  })
  it('serves pictures without a key', async () => {
    const { saveImage } = await import('../../lib/media/store')
    const picture = { width: 30, height: 20, channels: 3, background: '#7a9' } as const
    const file = await saveImage(await sharp({ create: picture }).png().toBuffer())
    const response = await fetch(`${base}/media/properties/1/${file}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 30, height: 20 })
    expect((await fetch(`${base}/media/properties/1/none.webp`)).status).toBe(404)
  })
})
