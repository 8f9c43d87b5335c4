import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { MAX_MEGAPIXELS } from '../../domain/listing-files'
import { saveImage } from '../../media/store'

const BYTES_PER_MEGABYTE = 1024 * 1024
/** No camera's photograph exceeds these limits. They refuse files that decode into gigabytes. */
const MAX_PICTURE_BYTES = 40 * BYTES_PER_MEGABYTE
const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000
/** SVG is not decoded, because an SVG picture could refer to other files. */
const DECODED_FORMATS = new Set(['jpeg', 'png', 'gif', 'webp'])

/** The name that a dry run returns for every picture, because it stores none. It has the form of a stored name. */
const DRY_RUN_FILE_NAME = `${'0'.repeat(24)}.webp`

/** A dry run scales pictures to this width, which is enough to find those that cannot be decoded. */
const DRY_RUN_WIDTH_PX = 64

/** The problem of a picture whose file is not in the folder: it was sent with an earlier BLM file, or never. */
export const NOT_BESIDE_FILE = 'not beside the file'

/** The folder of the BLM file. The case of letters in the names of pictures is ignored. */
export interface PictureFolder {
  /** Returns the size of a file in bytes; null if there is no such file. */
  size(name: string): Promise<number | null>
  /** Re-encodes and stores a picture. @returns its name in the store, or a problem, worded for the operator */
  store(name: string): Promise<{ file: string } | { problem: string }>
}

/** Whether a name can be that of a file in the folder. URLs and paths are never opened. */
const isPlainFileName = (name: string): boolean => !/[/\\:]/.test(name) && name !== '.' && name !== '..'

function describeAbsence(name: string): string {
  if (/^https?:/i.test(name)) return 'addresses are not fetched'
  return isPlainFileName(name) ? NOT_BESIDE_FILE : 'not a plain file name'
}

/** Finds a fault in the metadata of a picture, before the picture is decoded. */
async function findFault(bytes: Buffer): Promise<string | null> {
  // The limit of `sharp` is off, because its error would not say how large the picture is.
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!DECODED_FORMATS.has(format))
    return `${format.toUpperCase()} is not taken in; JPEG, PNG, GIF and WebP are`
  return width * height > MAX_PIXELS ? `${width} × ${height} pixels are too many` : null
}

/** Opens the folder of a BLM file. Only its own files are read: no links, subfolders or files elsewhere. */
export async function openPictureFolder(
  folder: string,
  { isDryRun }: { isDryRun: boolean },
): Promise<PictureFolder> {
  const entries = await fs.readdir(folder, { withFileTypes: true })
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name.toLowerCase(), path.join(folder, name)]),
  )
  const findPath = (name: string): string | undefined =>
    isPlainFileName(name) ? files.get(name.toLowerCase()) : undefined

  const size = async (name: string) => {
    const file = findPath(name)
    return file ? (await fs.stat(file)).size : null
  }
  const store = async (name: string) => {
    const file = findPath(name)
    if (!file) return { problem: describeAbsence(name) }
    const { size: bytes } = await fs.stat(file)
    if (bytes > MAX_PICTURE_BYTES)
      return { problem: `${Math.round(bytes / BYTES_PER_MEGABYTE)} MB are too many` }
    try {
      const content = await fs.readFile(file)
      const fault = await findFault(content)
      if (fault) return { problem: fault }
      if (!isDryRun) return { file: await saveImage(content) }
      await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .resize(DRY_RUN_WIDTH_PX)
        .toBuffer()
      return { file: DRY_RUN_FILE_NAME }
    } catch (error) {
      // Errors of the file system, such as a full disk, have a code and end the import. Those of `sharp` have none.
      if (typeof (error as NodeJS.ErrnoException).code === 'string') throw error
      return { problem: 'not readable as a picture' }
    }
  }
  return { size, store }
}
