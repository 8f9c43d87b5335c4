import fs from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { env } from '../config/env'
import { readImage } from './store'

/** Widths that are made, in pixels: those next/image asks for. Another is answered by the next larger. */
export const widths = [160, 320, 480, 640, 828, 1080, 1200] as const

/** AVIF is about two fifths smaller at the same looks; WebP is for whoever does not take it. */
export type Format = 'avif' | 'webp'

const MEMORY = 64 * 1024 * 1024

const kept = new LRUCache<string, Buffer>({ maxSize: MEMORY, sizeCalculation: (bytes) => bytes.byteLength })
const underway = new Map<string, Promise<Buffer | null>>()

const widthFor = (asked: number | null): number | null =>
  asked === null ? null : (widths.find((width) => width >= asked) ?? null)
const folder = () => path.resolve(/* turbopackIgnore: true */ env().DATA_DIR, 'media-variants')

/** The best of the two formats that a browser takes, by its Accept header. */
export const formatFor = (accept: string | null | undefined): Format =>
  accept?.includes('image/avif') ? 'avif' : 'webp'

async function make(name: string, width: number | null, format: Format): Promise<Buffer | null> {
  const original = await readImage(name)
  if (!original || width === null) return original
  const file = path.join(folder(), `${name.replace(/\.webp$/, '')}-${width}.${format}`)
  const made = await fs.readFile(file).catch(() => null)
  if (made) return made
  const resized = sharp(original).resize({ width, withoutEnlargement: true })
  // The least effort: more takes ten times as long, and saves a twentieth.
  const bytes = await (
    format === 'avif' ? resized.avif({ quality: 50, effort: 2 }) : resized.webp({ quality: 74, effort: 3 })
  ).toBuffer()
  await keepOnDisk(file, bytes).catch((error: unknown) =>
    console.error('A picture could not be kept:', error),
  )
  return bytes
}

async function keepOnDisk(file: string, bytes: Buffer): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(temporary, bytes)
  await fs.rename(temporary, file)
}

/**
 * A picture at a width (null: as it was taken in, WebP); null when there is none of that name. Made
 * once, kept in memory and on disk: names are of contents, so nothing of it can go stale.
 */
export async function variant(name: string, asked: number | null, format: Format): Promise<Buffer | null> {
  const width = widthFor(asked)
  const key = width === null ? name : `${name}@${width}.${format}`
  const ready = kept.get(key)
  if (ready) return ready
  const making = underway.get(key) ?? make(name, width, format).finally(() => underway.delete(key))
  underway.set(key, making)
  const bytes = await making
  if (bytes) kept.set(key, bytes)
  return bytes
}

/** True when a width is one that a variant is made for; otherwise the picture is sent as it was taken in. */
export const isVariant = (asked: number | null): boolean => widthFor(asked) !== null
