import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { env } from '../config/env'

/** More than any camera takes. The limit refuses small files that decode into gigabytes. */
const MAX_INPUT_PIXELS = 60_000_000
/** Enough for the widest picture of a page on a dense screen. */
const MAX_EDGE_PX = 2_000

/** Pictures are named by a hash of their content, so caches may keep them for ever. */
const mediaFolder = () => path.resolve(/* turbopackIgnore: true */ env().DATA_DIR, 'media')
const demoFolder = () => path.resolve(/* turbopackIgnore: true */ 'public', 'demo')

/** False for paths, so that no file outside the store is read. */
export const isMediaFileName = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,80}\.webp$/.test(name)

/** Returns the file name. @throws Error when the bytes are no picture or have too many pixels */
export async function saveImage(bytes: Buffer): Promise<string> {
  const image = await sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
    .rotate() // by the camera's orientation, which is not stored
    .resize({ width: MAX_EDGE_PX, height: MAX_EDGE_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
  const name = `${createHash('sha256').update(image).digest('hex').slice(0, 24)}.webp`
  const target = path.join(mediaFolder(), name)
  await fs.mkdir(mediaFolder(), { recursive: true })
  // Renamed when it is complete, so that no reader finds half a picture.
  const temporary = `${target}.${process.pid}.tmp`
  await fs.writeFile(temporary, image)
  await fs.rename(temporary, target)
  return name
}

/** Null when the store has no picture of this name. */
export async function readImage(name: string): Promise<Buffer | null> {
  if (!isMediaFileName(name)) return null
  for (const parent of [mediaFolder(), demoFolder()]) {
    try {
      return await fs.readFile(path.join(parent, name))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return null
}
