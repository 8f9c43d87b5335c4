import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { MAX_MEGAPIXELS, MIN_EDGE_PX, type FileAdvice } from '../domain/listing-files'

/** More than any camera takes. The limit refuses small files that decode into gigabytes. */
export const MAX_INPUT_PIXELS = MAX_MEGAPIXELS * 1_000_000
/** Enough for the widest picture of a page on a dense screen. */
const MAX_EDGE_PX = 2_000
/** Several times as long as the largest picture takes in a process of low priority on a busy machine. */
const MAX_ENCODE_SECONDS = 120
/** The width at which sharpness is compared, so that it does not depend on the size of the picture. */
const SHARPNESS_WIDTH_PX = 640
/** Deviation of the Laplacian below which a photograph looks blurred; sharp ones have 3 and more. */
const MIN_SHARPNESS = 1

// One thread a picture, so that the other cores answer pages meanwhile.
sharp.concurrency(1)
// No cache of decoded pictures, because uploads seldom repeat.
sharp.cache(false)

export interface EncodedPicture {
  /** A hash of the content, so that no name ever has another content. */
  name: string
  bytes: Buffer
  width: number
  height: number
}

/** 96 bits, so that two contents do not get the same name. */
const NAME_DIGITS = 24

/** Returns the name in the store for a file's content. @param digest the SHA-256 of the content, in hexadecimal */
export const contentName = (digest: string, extension: 'webp' | 'pdf'): string =>
  `${digest.slice(0, NAME_DIGITS)}.${extension}`

let lastTurn: Promise<unknown> = Promise.resolve()

/** Decodes one picture at a time, also after a failure, because a decoded picture takes up to 200 MB. */
function runInTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(work, work)
  lastTurn = turn.catch(() => undefined)
  return turn
}

const openWithSharp = (source: Buffer | string) =>
  sharp(source, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error', sequentialRead: true })

/** Returns WebP in sRGB, upright, without EXIF or GPS. @throws Error for no picture, or one with too many pixels */
export const encodePicture = (source: Buffer | string): Promise<EncodedPicture> =>
  runInTurn(async () => {
    const { data: bytes, info } = await openWithSharp(source)
      .rotate() // by the camera's orientation, which is not stored
      .resize({ width: MAX_EDGE_PX, height: MAX_EDGE_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: MAX_ENCODE_SECONDS })
      .toBuffer({ resolveWithObject: true })
    const digest = createHash('sha256').update(bytes).digest('hex')
    return { name: contentName(digest, 'webp'), bytes, width: info.width, height: info.height }
  })

export const adviseOn = ({ bytes, width, height }: EncodedPicture): Promise<FileAdvice[]> =>
  runInTurn(async () => {
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
