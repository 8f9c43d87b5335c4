import fs from 'node:fs'
import { randomFillSync } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import { hashKey } from '../../lib/agency/accounts/random-key'
import { deriveSocketToken } from '../../lib/realtime/socket-token'
import { ask, quantile } from './support/load'
import { filledDatabase, startSite } from './support/site'

/**
 * Twenty photographs of 8 MB that one browser sends at once: the memory that they cost the server, and how long a
 * cached page takes meanwhile, beside an idle server. The page is asked for at a steady pace.
 */
const PICTURES = 20
const PICTURE_BYTES = 8 * 1_048_576
/** 24 megapixels, as most cameras have. */
const [WIDTH_PX, HEIGHT_PX] = [6_000, 4_000]
const CHUNK_BYTES = 1_048_576
const TOKEN = 'bench-upload-token-0123456789'
const PACE_MS = 20
const IDLE_MS = 10_000
const MEMORY_CHECK_MS = 100
const KIB_PER_MIB = 1_024

/** A photograph whose noise makes it about as large as asked for. */
async function makePicture(): Promise<Buffer> {
  const tile = Buffer.alloc(1_500 * 1_000 * 3)
  randomFillSync(tile)
  const noise = sharp(tile, { raw: { width: 1_500, height: 1_000, channels: 3 } }).resize(WIDTH_PX, HEIGHT_PX)
  for (let quality = 90; quality > 10; quality -= 20) {
    const bytes = await noise.clone().jpeg({ quality }).toBuffer()
    // A file may carry bytes after its picture; they make it the size.
    if (bytes.length <= PICTURE_BYTES)
      return Buffer.concat([bytes, Buffer.alloc(PICTURE_BYTES - bytes.length)])
  }
  throw new Error('no picture of this size')
}

async function openOwner(url: string): Promise<{ client: pg.Client; cookie: string; listingId: number }> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ id: number; listing: number }>(
    `with owner as (
       select p.owner_id as id, min(l.id) as listing from property p join listing l on l.property_id = p.id
        group by p.owner_id limit 1), session as (
       insert into user_session (user_id, token_hash, socket_hash, device_id, expires_at)
         select id, $1, $2, 'bench', now() + interval '1 day' from owner)
     select * from owner`,
    [hashKey(TOKEN), hashKey(deriveSocketToken(TOKEN))],
  )
  const { id, listing } = rows[0]!
  return { client, cookie: `session=${id}.${TOKEN}`, listingId: listing }
}

async function sendPicture(base: string, cookie: string, listingId: number, picture: Buffer): Promise<void> {
  const encode = (text: string) => Buffer.from(text).toString('base64')
  const headers = { cookie, origin: base, 'sec-fetch-site': 'same-origin', 'tus-resumable': '1.0.0' }
  const created = await fetch(`${base}/api/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(picture.length),
      'upload-metadata': `listing ${encode(String(listingId))},kind ${encode('image')},name ${encode('a.jpg')}`,
    },
  })
  const location = created.headers.get('location')
  if (!location) throw new Error(`${created.status} ${await created.text()}`)
  for (let at = 0; at < picture.length; at += CHUNK_BYTES) {
    const response = await fetch(base + location, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(picture.subarray(at, at + CHUNK_BYTES)),
    })
    if (response.status !== 204) throw new Error(`${response.status} ${await response.text()}`)
  }
}

const residentMib = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / KIB_PER_MIB

/** Asks for a cached page until told to stop. @returns the milliseconds of each answer, and the largest memory */
async function watch(url: string, pid: number, isOver: () => boolean) {
  const times: number[] = []
  let largest = residentMib(pid)
  const timer = setInterval(() => (largest = Math.max(largest, residentMib(pid))), MEMORY_CHECK_MS)
  while (!isOver()) {
    const began = performance.now()
    await ask(url)
    times.push(performance.now() - began)
    await wait(PACE_MS)
  }
  clearInterval(timer)
  return { times, largest }
}

const picture = await makePicture()
const database = await filledDatabase()
const site = await startSite(database)
try {
  const page = `${site.url}/about-us`
  const pid = site.process.pid ?? 0
  const { client, cookie, listingId } = await openOwner(database.url)
  await client.query('delete from listing_media where listing_id = $1', [listingId])
  // Loads the code of an upload, and the picture library, before anything is measured.
  const first = await sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer()
  await sendPicture(site.url, cookie, listingId, first)
  // All are the same picture, which is decoded and encoded each time and then told as a duplicate.
  const isAnyPending = async () => {
    const { rows } = await client.query(
      "select 1 from upload where listing_id = $1 and state <> 'refused' limit 1",
      [listingId],
    )
    return rows.length > 0
  }
  while (await isAnyPending()) await wait(200)
  for (let index = 0; index < 200; index += 1) await ask(page)

  const until = performance.now() + IDLE_MS
  const before = await watch(page, pid, () => performance.now() > until)
  const resident = residentMib(pid)
  const began = performance.now()
  let isOver = false
  const watching = watch(page, pid, () => isOver)
  await Promise.all(Array.from({ length: PICTURES }, () => sendPicture(site.url, cookie, listingId, picture)))
  const sent = performance.now() - began
  while (await isAnyPending()) await wait(200)
  isOver = true
  const during = await watching
  const all = performance.now() - began
  await client.end()

  const [idle, busy] = [quantile(before.times, 0.99), quantile(during.times, 0.99)]
  console.log(
    `${PICTURES} pictures of 8 MB: sent in ${(sent / 1_000).toFixed(1)} s, ready after ${(all / 1_000).toFixed(1)} s`,
  )
  console.log(
    `resident memory ${resident.toFixed(0)} MiB before, ${during.largest.toFixed(0)} at most: +${(during.largest - resident).toFixed(0)} MiB (goal 200)`,
  )
  console.log(
    `a cached page's p99: ${idle.toFixed(1)} ms idle, ${busy.toFixed(1)} ms meanwhile: ${(busy / idle).toFixed(1)} × (goal 2)`,
  )
} finally {
  await site.stop()
  await database.drop()
}
