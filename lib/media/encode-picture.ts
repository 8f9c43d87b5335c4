import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import sharp from 'sharp'
import { MAX_MEGAPIXELS, MIN_EDGE_PX, type FileAdvice } from '../domain/listing-files'
import { countScans } from './count-scans'

/** More pixels than any camera takes. The limit refuses small files that decode into gigabytes. */
export const MAX_INPUT_PIXELS = MAX_MEGAPIXELS * 1_000_000
/** Enough for the widest picture of a page on a dense screen. */
const MAX_EDGE_PX = 2_000
/** Higher than the quality of the copies in variants.ts, which are made from the stored picture. */
const WEBP_QUALITY = 82
/** Several times as long as the largest picture takes in a process of low priority on a busy machine. */
const MAX_ENCODE_SECONDS = 120
/** Several times as many as encoders write. A small file could have thousands, and keep its decoder busy for hours. */
const MAX_JPEG_SCANS = 100
/** Sharpness is measured at this width, so that it does not depend on the size of the picture. */
const SHARPNESS_WIDTH_PX = 640
/** A photograph looks blurred below this deviation of its Laplacian, the measure of `sharp`. Sharp ones have 3 or more. */
const MIN_SHARPNESS = 1

// A picture takes one thread, so that the other cores can answer requests for pages.
sharp.concurrency(1)
// No cache of decoded pictures, because uploads seldom repeat.
sharp.cache(false)

export interface EncodedPicture {
  /** Derived from a hash of the content, so that the content of a name never changes. */
  name: string
  bytes: Buffer
  width: number
  height: number
}

/** Hexadecimal digits: 96 bits, so that two contents do not get the same name. */
const NAME_DIGITS = 24

/** Returns the name in the store for a file's content. @param digest the SHA-256 of the content, in hexadecimal */
export const toContentName = (digest: string, extension: 'webp' | 'pdf'): string =>
  `${digest.slice(0, NAME_DIGITS)}.${extension}`

let lastTurn: Promise<unknown> = Promise.resolve()

/** Decodes one picture at a time, because a decoded picture takes up to 200 MB. A failure does not stop the queue. */
function runInTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(work, work)
  lastTurn = turn.catch(() => undefined)
  return turn
}

const openWithSharp = (source: Buffer | string) =>
  sharp(source, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error', sequentialRead: true })

/** Makes an upright WebP in sRGB, without EXIF or GPS. @throws Error for no picture, or too many pixels or scans */
export const encodePicture = (source: Buffer | string): Promise<EncodedPicture> =>
  runInTurn(async () => {
    const original = typeof source === 'string' ? await fs.readFile(source) : source
    if (countScans(original) > MAX_JPEG_SCANS) throw new Error('more scans than any encoder writes')
    const { data: bytes, info } = await openWithSharp(source)
      .rotate() // upright, because the EXIF orientation is dropped
      .resize({ width: MAX_EDGE_PX, height: MAX_EDGE_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .timeout({ seconds: MAX_ENCODE_SECONDS })
      .toBuffer({ resolveWithObject: true })
    const digest = createHash('sha256').update(bytes).digest('hex')
    return { name: toContentName(digest, 'webp'), bytes, width: info.width, height: info.height }
  })

export const findPictureAdvice = ({ bytes, width, height }: EncodedPicture): Promise<FileAdvice[]> =>
  runInTurn(async () => {
    // `stats` measures an encoded picture, so the reduced one is encoded first, without loss.
    const reduced = await openWithSharp(bytes)
      .resize({ width: SHARPNESS_WIDTH_PX })
      .greyscale()
      .png()
      .toBuffer()
    const { sharpness } = await openWithSharp(reduced).stats()
    return [
      ...(Math.max(width, height) < MIN_EDGE_PX ? (['small'] as const) : []),
      ...(sharpness < MIN_SHARPNESS ? (['blurred'] as const) : []),
    ]
  })
