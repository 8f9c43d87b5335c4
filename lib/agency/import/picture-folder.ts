import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { MAX_MEGAPIXELS } from '../../domain/listing-files'
import { saveImage } from '../../media/store'

const BYTES_PER_MEGABYTE = 1024 * 1024
/** Limits against small files that decode into gigabytes. No photo from a camera exceeds these limits. */
const MAX_PICTURE_BYTES = 40 * BYTES_PER_MEGABYTE
const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000
/** Formats that are decoded. SVG is not among them, because an SVG could refer to other files. */
const DECODED_FORMATS = new Set(['jpeg', 'png', 'gif', 'webp'])

/** Stands for a stored picture in a trial, where nothing is stored. It has the form of a stored picture's name. */
const TRIAL_FILE_NAME = `${'0'.repeat(24)}.webp`

/** A trial decodes pictures to this width, which is enough to find a picture that cannot be decoded. */
const TRIAL_WIDTH_PX = 64

/** The problem of a picture that was sent with an earlier file, or was never sent. */
export const NOT_BESIDE_FILE = 'not beside the file'

/** The folder of the BLM file. Names are compared without regard to case. */
export interface PictureFolder {
  /** In bytes; null where there is no such file. */
  size(name: string): Promise<number | null>
  /** Re-encodes and stores a picture. @returns its name in the store, or the problem in words for the operator */
  store(name: string): Promise<{ file: string } | { problem: string }>
}

/** False for a URL or a path, which are never opened. */
const isPlainFileName = (name: string): boolean => !/[/\\:]/.test(name) && name !== '.' && name !== '..'

function describeAbsence(name: string): string {
  if (/^https?:/i.test(name)) return 'addresses are not fetched'
  return isPlainFileName(name) ? NOT_BESIDE_FILE : 'not a plain file name'
}

/** Describes what is wrong with a picture by its metadata alone, before anything is decoded. */
async function findFault(bytes: Buffer): Promise<string | null> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!DECODED_FORMATS.has(format))
    return `${format.toUpperCase()} is not taken in; JPEG, PNG, GIF and WebP are`
  return width * height > MAX_PIXELS ? `${width} × ${height} pixels are too many` : null
}

/** Opens the folder of a BLM file, but no links, subfolders or files outside. A trial stores nothing. */
export async function openPictureFolder(folder: string, isTrial: boolean): Promise<PictureFolder> {
  const entries = await fs.readdir(folder, { withFileTypes: true })
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name.toLowerCase(), path.join(folder, name)]),
  )
  const pathOf = (name: string): string | undefined =>
    isPlainFileName(name) ? files.get(name.toLowerCase()) : undefined

  const size = async (name: string) => {
    const file = pathOf(name)
    return file ? (await fs.stat(file)).size : null
  }
  const store = async (name: string) => {
    const file = pathOf(name)
    if (!file) return { problem: describeAbsence(name) }
    const { size: bytes } = await fs.stat(file)
    if (bytes > MAX_PICTURE_BYTES)
      return { problem: `${Math.round(bytes / BYTES_PER_MEGABYTE)} MB are too many` }
    try {
      const content = await fs.readFile(file)
      const fault = await findFault(content)
      if (fault) return { problem: fault }
      if (!isTrial) return { file: await saveImage(content) }
      await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .resize(TRIAL_WIDTH_PX)
        .toBuffer()
      return { file: TRIAL_FILE_NAME }
    } catch (error) {
      // An error of the file system, such as a full disk, ends the import; an undecodable picture does not.
      if (typeof (error as NodeJS.ErrnoException).code === 'string') throw error
      return { problem: 'not readable as a picture' }
    }
  }
  return { size, store }
}
