import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { saveImage } from '../../media/store'

/** Bounds against decompression bombs; the store has its own behind them. */
const MAX_BYTES = 40 * 1024 * 1024
const MAX_PIXELS = 60_000_000
/** What is decoded; an SVG could name other files. */
const FORMATS = new Set(['jpeg', 'png', 'gif', 'webp'])

/** Why most pictures cannot be had: they came with an earlier file, or were never sent. */
export const NOT_THERE = 'not beside the file'

/** The pictures that lie beside a feed's file. Names are found in any case, as Windows wrote them. */
export interface PictureFolder {
  /** Bytes of the file of a name; null when it is not there. */
  size(name: string): Promise<number | null>
  /**
   * Takes a picture into the store, decoded and made anew.
   * @returns its name in the store, or why it cannot be had, for a person
   */
  take(name: string): Promise<{ file: string } | { problem: string }>
}

/** True for a plain file name; an address or a path is never followed. */
const isPlain = (name: string): boolean => !/[/\\:]/.test(name) && name !== '.' && name !== '..'

/** Why bytes are no picture of ours, by what their head says before anything is decoded; null when they are one. */
async function faultOf(bytes: Buffer): Promise<string | null> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!FORMATS.has(format)) return `${format.toUpperCase()} is not taken in; JPEG, PNG, GIF and WebP are`
  return width * height > MAX_PIXELS ? `${width} × ${height} pixels are too many` : null
}

/**
 * The plain files of a folder; links, folders and whatever lies outside are never opened.
 * @param isTrial decodes the pictures and keeps none
 */
export async function pictureFolder(folder: string, isTrial: boolean): Promise<PictureFolder> {
  const entries = await fs.readdir(folder, { withFileTypes: true })
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name.toLowerCase(), path.join(folder, name)]),
  )
  const pathOf = (name: string): string | undefined =>
    isPlain(name) ? files.get(name.toLowerCase()) : undefined

  const size = async (name: string) => {
    const file = pathOf(name)
    return file ? (await fs.stat(file)).size : null
  }
  const take = async (name: string) => {
    const file = pathOf(name)
    if (!file)
      return {
        problem: /^https?:/i.test(name)
          ? 'addresses are not fetched'
          : isPlain(name)
            ? NOT_THERE
            : 'not a plain file name',
      }
    const { size: bytes } = await fs.stat(file)
    if (bytes > MAX_BYTES) return { problem: `${Math.round(bytes / 1024 / 1024)} MB are too many` }
    try {
      const content = await fs.readFile(file)
      const fault = await faultOf(content)
      if (fault) return { problem: fault }
      if (!isTrial) return { file: await saveImage(content) }
      await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).resize(64).toBuffer()
      return { file: `${'0'.repeat(24)}.webp` }
    } catch (error) {
      // The store's own troubles (a full disk) end the import; a picture that cannot be decoded does not.
      if (typeof (error as NodeJS.ErrnoException).code === 'string') throw error
      return { problem: 'not readable as a picture' }
    }
  }
  return { size, take }
}
