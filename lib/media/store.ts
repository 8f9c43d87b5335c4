import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { env } from '../config/env'

/**
 * Pictures by content name: the project's own demonstration pictures under public/demo, and what
 * was taken in under DATA_DIR/media. A name says what is in the file, so it may be kept for ever.
 */

const MAX_PIXELS = 60_000_000
const MAX_EDGE = 2_000

const folder = () => path.resolve(/* turbopackIgnore: true */ env().DATA_DIR, 'media')
const demoFolder = () => path.resolve(/* turbopackIgnore: true */ 'public', 'demo')

/** True for names that a store can hold; anything else (paths above all) names nothing. */
export const isMediaName = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,80}\.webp$/.test(name)

/**
 * Takes a picture in: decoded, turned upright, without metadata, at most 2,000 px, as WebP.
 * @returns its name in the store
 * @throws Error when the bytes are no picture that can be read, or one of too many pixels
 */
export async function saveImage(bytes: Buffer): Promise<string> {
  const image = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
  const name = `${createHash('sha256').update(image).digest('hex').slice(0, 24)}.webp`
  const target = path.join(folder(), name)
  await fs.mkdir(folder(), { recursive: true })
  const temporary = `${target}.${process.pid}.tmp`
  await fs.writeFile(temporary, image)
  await fs.rename(temporary, target)
  return name
}

/** The bytes of a picture, or null when there is none of that name. */
export async function readImage(name: string): Promise<Buffer | null> {
  if (!isMediaName(name)) return null
  for (const place of [folder(), demoFolder()]) {
    try {
      return await fs.readFile(path.join(place, name))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return null
}
