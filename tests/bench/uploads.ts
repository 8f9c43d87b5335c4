import { spawn, type ChildProcess } from 'node:child_process'
import { randomFillSync } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import { hashKey } from '../../lib/agency/accounts/random-key'
import { deriveSocketToken } from '../../lib/realtime/socket-token'
import { requestPage } from './support/load'
import {
  listChildren,
  listServerProcesses,
  readProcessorMs,
  readResidentMib,
} from './support/server-processes'
import { createFilledDatabase, startSite } from './support/site'
import { quantile } from './support/times'

/**
 * Uploads twenty different photographs of 8 MB at once. Measures the memory of the server and of the process that
 * decodes the photographs, and compares the response times of a cached page with those of an idle server. The page is
 * requested at a steady pace. The uploading process has a low priority, because in production it runs on the visitor's
 * machine.
 */
const PICTURES = 20
const PICTURE_BYTES = 8 * 1_048_576
/** 24 megapixels, as most cameras have. */
const [WIDTH_PX, HEIGHT_PX] = [6_000, 4_000]
const TOKEN = 'bench-upload-token-0123456789'
/** The pause between two requests for the cached page. */
const PACE_MS = 20
/** How long the idle server is measured. */
const IDLE_MS = 20_000
const MEMORY_CHECK_MS = 100

/** Creates a picture of random noise with exactly PICTURE_BYTES, at the best quality that fits. */
async function createPicture(): Promise<Buffer> {
  // The noise has a quarter of the width and height, because JPEG compresses enlarged noise better.
  const [width, height, channels] = [WIDTH_PX / 4, HEIGHT_PX / 4, 3] as const
  const pixels = Buffer.alloc(width * height * channels)
  randomFillSync(pixels)
  const noise = sharp(pixels, { raw: { width, height, channels } }).resize(WIDTH_PX, HEIGHT_PX)
  for (let quality = 90; quality > 10; quality -= 20) {
    const bytes = await noise.clone().jpeg({ quality }).toBuffer()
    // Decoders ignore bytes after the picture, so zeros can pad the file.
    if (bytes.length <= PICTURE_BYTES)
      return Buffer.concat([bytes, Buffer.alloc(PICTURE_BYTES - bytes.length)])
  }
  throw new Error('no picture of this size')
}

/** Opens a session for an owner of the database, and returns its cookie and a listing of the owner. */
async function createOwnerSession(
  url: string,
): Promise<{ client: pg.Client; cookie: string; listingId: number }> {
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

/** Sends all files of a folder at once, from a process of its own. */
async function sendFolder(folder: string, site: string, cookie: string, listingId: number): Promise<void> {
  const sender = path.join(import.meta.dirname, 'support/picture-sender.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', sender], {
    stdio: 'inherit',
    env: { ...process.env, SITE: site, COOKIE: cookie, LISTING: String(listingId), FOLDER: folder },
  })
  if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW)
  const [code] = (await once(child, 'exit')) as [number]
  if (code !== 0) throw new Error('the pictures could not be sent')
}

/** Reads the resident memory of the process that decodes the photographs, which the application starts, in MiB. */
const readDecoderMib = (server: ChildProcess): number =>
  readResidentMib(listChildren(server.pid ?? 0).flatMap(listChildren))

interface Measurement {
  /** Response times in ms. */
  times: number[]
  largestMib: number
  largestDecoderMib: number
}

/** Requests a page until `isOver` returns true, and samples the memory meanwhile. */
async function measureWhile(url: string, server: ChildProcess, isOver: () => boolean): Promise<Measurement> {
  const measurement: Measurement = { times: [], largestMib: 0, largestDecoderMib: 0 }
  const timer = setInterval(() => {
    measurement.largestMib = Math.max(measurement.largestMib, readResidentMib(listServerProcesses(server)))
    measurement.largestDecoderMib = Math.max(measurement.largestDecoderMib, readDecoderMib(server))
  }, MEMORY_CHECK_MS)
  while (!isOver()) {
    const startedAt = performance.now()
    await requestPage(url)
    measurement.times.push(performance.now() - startedAt)
    await wait(PACE_MS)
  }
  clearInterval(timer)
  return measurement
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-uploads-'))
const [warmUp, photographs] = [path.join(folder, 'warm-up'), path.join(folder, 'photographs')]
for (const subfolder of [warmUp, photographs]) fs.mkdirSync(subfolder)
await sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#7a9' } })
  .jpeg()
  .toFile(path.join(warmUp, 'a.jpg'))
for (let index = 0; index < PICTURES; index += 1)
  fs.writeFileSync(path.join(photographs, `${index}.jpg`), await createPicture())

const database = await createFilledDatabase()
const site = await startSite(database)
try {
  const page = `${site.url}/about-us`
  const server = site.process
  const { client, cookie, listingId } = await createOwnerSession(database.url)
  await client.query('delete from listing_media where listing_id = $1', [listingId])
  // The row of an upload is deleted once the file is a picture of the listing.
  const isAnyPending = async () => {
    const { rows } = await client.query(
      "select 1 from upload where listing_id = $1 and state <> 'refused' limit 1",
      [listingId],
    )
    return rows.length > 0
  }
  // Uploads one picture first, so that the server has loaded the code before anything is measured.
  await sendFolder(warmUp, site.url, cookie, listingId)
  while (await isAnyPending()) await wait(200)
  // A warm-up, because the first requests for the page are slower.
  for (let index = 0; index < 500; index += 1) await requestPage(page)

  const until = performance.now() + IDLE_MS
  const before = await measureWhile(page, server, () => performance.now() > until)
  const residentBeforeMib = readResidentMib(listServerProcesses(server))
  const startedAt = performance.now()
  const processorBefore = readProcessorMs(server)
  let isOver = false
  const measuring = measureWhile(page, server, () => isOver)
  await sendFolder(photographs, site.url, cookie, listingId)
  const sentMs = performance.now() - startedAt
  const processorWhileSending = readProcessorMs(server) - processorBefore
  while (await isAnyPending()) await wait(200)
  isOver = true
  const during = await measuring
  const readyMs = performance.now() - startedAt
  const processorTotal = readProcessorMs(server) - processorBefore
  const { rows } = await client.query('select from listing_media where listing_id = $1', [listingId])
  await client.end()
  if (rows.length !== PICTURES + 1) throw new Error(`${rows.length} pictures instead of ${PICTURES + 1}`)

  const [idleP99, busyP99] = [quantile(before.times, 0.99), quantile(during.times, 0.99)]
  const [idleMedian, busyMedian] = [quantile(before.times, 0.5), quantile(during.times, 0.5)]
  const largestSumMib = during.largestMib + during.largestDecoderMib
  console.log(
    `${PICTURES} pictures of 8 MB: sent in ${(sentMs / 1_000).toFixed(1)} s, ready after ${(readyMs / 1_000).toFixed(1)} s; ` +
      `processor time of the server ${processorWhileSending} and ${processorTotal} ms`,
  )
  console.log(
    `resident memory of the server ${residentBeforeMib.toFixed(0)} MiB before, ${during.largestMib.toFixed(0)} at most; ` +
      `of the decoding process ${during.largestDecoderMib.toFixed(0)} at most: ` +
      `+${(largestSumMib - residentBeforeMib).toFixed(0)} MiB together (goal 200)`,
  )
  console.log(
    `a cached page: median ${idleMedian.toFixed(1)} ms idle, ${busyMedian.toFixed(1)} meanwhile; ` +
      `p99 ${idleP99.toFixed(1)} ms idle, ${busyP99.toFixed(1)} ms meanwhile: ${(busyP99 / idleP99).toFixed(1)} × (goal 2)`,
  )
} finally {
  await site.stop()
  await database.drop()
  fs.rmSync(folder, { recursive: true, force: true })
}
