import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { WorkLimiter } from '../cache/work-limiter'
import { env } from '../config/env'
import { outage } from '../errors'
import { subscribe } from '../events/subscribers'
import { isMediaFileName, openImage } from './store'

/** The widths in pixels that next/image requests (next.config.ts). */
const widths = [160, 320, 480, 640, 828, 1080, 1200] as const

/** AVIF is about 40 % smaller at the same quality, but some browsers show only WebP. */
export type Format = 'avif' | 'webp'

/** About a thousand pictures at some 60 kB each. */
const CACHE_BYTES = 64 * 1024 * 1024

const cache = new LRUCache<string, Buffer>({
  maxSize: CACHE_BYTES,
  sizeCalculation: (bytes) => bytes.byteLength,
})
/** The reads in progress by cache key. Concurrent requests for the same key share one read. */
const pendingReads = new Map<string, Promise<Buffer | null>>()

type ServedWidth = (typeof widths)[number]

/** Rounds a width up to one that is served; null stands for the picture at its stored size. */
export const roundUpWidth = (requested: number | null): ServedWidth | null =>
  requested === null ? null : (widths.find((width) => width >= requested) ?? null)

// `turbopackIgnore` keeps the build from tracing the path and copying the files.
const variantsFolder = () => path.resolve(/* turbopackIgnore: true */ env().DATA_DIR, 'media-variants')

export const chooseFormat = (accept: string | null | undefined): Format =>
  accept?.includes('image/avif') ? 'avif' : 'webp'

const formats: readonly Format[] = ['avif', 'webp']
const toCacheKey = (name: string, width: number, format: Format) => `${name}@${width}.${format}`
const toFilePath = (name: string, width: number, format: Format) =>
  path.join(variantsFolder(), `${name.replace(/\.webp$/, '')}-${width}.${format}`)

/** So many of the four threads of Node's pool may resize pictures. The others stay free for logins and files. */
const RESIZING_THREADS = 2
/** The pictures that are resized or wait for it. Any further one is refused. */
const MAX_PICTURES = 1_000
const MAX_RESIZE_MS = 10_000
const resizing = new WorkLimiter({
  maxRunning: RESIZING_THREADS,
  maxWaiting: MAX_PICTURES - RESIZING_THREADS,
  maxHoldMs: MAX_RESIZE_MS,
})

async function readOrResize(name: string, width: number, format: Format): Promise<Buffer | null> {
  const file = toFilePath(name, width, format)
  const storedCopy = isMediaFileName(name) ? await fs.readFile(file).catch(() => null) : null
  if (storedCopy) return storedCopy
  const bytes = await resizing.run(() => resize(name, width, format))
  if (bytes === undefined) throw outage('too many pictures wait for being resized')
  if (bytes === null) return null
  await writeToDisk(file, bytes).catch((error: unknown) =>
    console.error('A resized picture could not be stored:', error),
  )
  return bytes
}

async function resize(name: string, width: number, format: Format): Promise<Buffer | null> {
  const original = await openImage(name)
  if (!original) return null
  const resizer = sharp().resize({ width, withoutEnlargement: true })
  // A higher effort takes ten times as long and saves 5 %.
  const output =
    format === 'avif' ? resizer.avif({ quality: 50, effort: 2 }) : resizer.webp({ quality: 74, effort: 3 })
  const [bytes] = await Promise.all([output.toBuffer(), pipeline(original.stream, resizer)])
  return bytes
}

async function writeToDisk(file: string, bytes: Buffer): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(temporary, bytes)
  await fs.rename(temporary, file)
}

/**
 * Reads a resized picture from the cache or the disk, or resizes it. @returns null where no such picture exists
 * @throws AgencyError `outage` of the store, or if too many pictures wait
 */
export async function readVariant(name: string, width: ServedWidth, format: Format): Promise<Buffer | null> {
  const key = toCacheKey(name, width, format)
  const cached = cache.get(key)
  if (cached) return cached
  const reading = pendingReads.get(key) ?? readIntoCache(key, () => readOrResize(name, width, format))
  pendingReads.set(key, reading)
  return reading
}

/** Fills the cache before it ends the pending read, because `removeVariants` deletes the cached bytes after the read. */
async function readIntoCache(key: string, read: () => Promise<Buffer | null>): Promise<Buffer | null> {
  try {
    const bytes = await read()
    if (bytes) cache.set(key, bytes)
    return bytes
  } finally {
    pendingReads.delete(key)
  }
}

/** Deletes the resized copies of a removed picture, because they would still be served. */
async function removeVariants(name: string): Promise<void> {
  if (!isMediaFileName(name)) return
  for (const width of widths)
    for (const format of formats) {
      const key = toCacheKey(name, width, format)
      const file = toFilePath(name, width, format)
      await fs.rm(file, { force: true })
      // A read that began before the removal may store its copy only now, so the file is deleted again.
      await pendingReads.get(key)?.catch(() => null)
      await fs.rm(file, { force: true })
      cache.delete(key)
    }
}

subscribe((signal) => {
  if (signal.type !== 'file-removed') return
  removeVariants(signal.file).catch((error: unknown) =>
    console.error(`The resized copies of ${signal.file} could not be deleted:`, error),
  )
})
