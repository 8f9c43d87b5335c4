import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { serveCompressedAsset } from '../../lib/server/static-assets'
import { serve } from './support'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'static-'))
fs.mkdirSync(path.join(folder, 'static/chunks'), { recursive: true })
// Next's build writes hyphens and tildes into the names of its files.
fs.writeFileSync(path.join(folder, 'static/chunks/a-1~2.js.br'), brotliCompressSync('script()'))
fs.writeFileSync(path.join(folder, 'secret.js.br'), brotliCompressSync('secret'))
/** Stands for Next's own answer. */
const STATUS_OF_NEXT = 418
const site = await serve((request, response) => {
  if (!serveCompressedAsset(path.join(folder, 'static'), request.url ?? '', request, response))
    response.writeHead(STATUS_OF_NEXT).end()
})
afterAll(async () => {
  await site.close()
  fs.rmSync(folder, { recursive: true })
})
const requestAsset = (name: string, encoding = 'br') =>
  site.request(name, { headers: { 'accept-encoding': encoding } })

it('sends the file that the build compressed', async () => {
  const answer = await requestAsset('/_next/static/chunks/a-1~2.js')
  expect(brotliDecompressSync(answer.body).toString()).toBe('script()')
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=UTF-8',
    vary: 'Accept-Encoding',
  })
})

it('sends a font as it is, to every browser', async () => {
  fs.writeFileSync(path.join(folder, 'static/chunks/figtree.p.0a~1.woff2'), 'font')
  for (const encoding of ['br', 'identity']) {
    const answer = await requestAsset('/_next/static/chunks/figtree.p.0a~1.woff2', encoding)
    expect([answer.status, answer.headers['content-type'], String(answer.body)]).toEqual([
      200,
      'font/woff2',
      'font',
    ])
    expect(answer.headers['content-encoding']).toBeUndefined()
  }
})

it('leaves other requests to Next, and never reads outside its folder', async () => {
  for (const [name, encoding] of [
    ['/_next/static/chunks/a-1~2.js', 'identity'],
    ['/_next/static/chunks/none.js', 'br'],
    ['/_next/static/../secret.js', 'br'],
    ['/_next/static/..%2fsecret.js', 'br'],
    ['/other/chunks/a-1~2.js', 'br'],
  ] as const)
    expect((await requestAsset(name, encoding)).status, name).toBe(STATUS_OF_NEXT)
})
