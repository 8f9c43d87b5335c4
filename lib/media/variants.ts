import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { readImage } from './store'

/** Widths that are made, in pixels: those next/image asks for. Another is answered by the next larger. */
export const widths = [160, 320, 480, 640, 828, 1080, 1200] as const

const MEMORY = 64 * 1024 * 1024

const kept = new LRUCache<string, Buffer>({ maxSize: MEMORY, sizeCalculation: (bytes) => bytes.byteLength })
const underway = new Map<string, Promise<Buffer | null>>()

const widthFor = (asked: number | null): number | null => (asked === null ? null : (widths.find((width) => width >= asked) ?? null))

async function make(name: string, width: number | null): Promise<Buffer | null> {
  const original = await readImage(name)
  if (!original || width === null) return original
  return sharp(original).resize({ width, withoutEnlargement: true }).webp({ quality: 74, effort: 3 }).toBuffer()
}

/**
 * A picture at a width, as WebP; null when there is none of that name. Made once at a time, and
 * kept in memory: names are of contents, so nothing of it can go stale.
 */
export async function variant(name: string, asked: number | null): Promise<Buffer | null> {
  const width = widthFor(asked)
  const key = `${name}@${width ?? 'full'}`
  const ready = kept.get(key)
  if (ready) return ready
  const making = underway.get(key) ?? make(name, width).finally(() => underway.delete(key))
  underway.set(key, making)
  const bytes = await making
  if (bytes) kept.set(key, bytes)
  return bytes
}
