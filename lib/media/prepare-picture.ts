import fs from 'node:fs/promises'
import sharp from 'sharp'
import { fileMessages } from '../contract/file-messages'
import type { FileAdvice } from '../domain/listing-files'
import { encodePicture, findPictureAdvice, MAX_INPUT_PIXELS } from './encode-picture'

/** A checked file that is ready for the store. */
export interface PreparedFile {
  /** A hash of the content, with the extension. */
  name: string
  /** The bytes, or the path of a temporary file, which the caller deletes once the content is stored. */
  content: Buffer | string
  contentType: string
  advice: FileAdvice[]
}

export type Preparation = PreparedFile | { problem: string }

const HEAD_BYTES = 4_096
/** Brands of ISO files with HEVC pictures. `sharp` is built without a decoder for HEVC, which is patented. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
/** Names that `sharp` gives to formats. It reports AVIF as 'heif'. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif'])

async function readHead(path: string): Promise<Buffer> {
  const file = await fs.open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Checks the first bytes of a file, because its name and stated type may be wrong. */
function findProblemInHead(head: Buffer): string | null {
  if (head.length === 0) return fileMessages.empty
  const text = head.toString('latin1')
  // An ISO file begins with 4 bytes of length, 'ftyp' and its brand.
  const isIsoFile = text.slice(4, 8) === 'ftyp'
  if (isIsoFile && HEIC_BRANDS.includes(text.slice(8, 12))) return fileMessages.heic
  // XML may begin with the byte order mark of UTF-8 (EF BB BF) or UTF-16 (FE FF).
  const isXml = /^[\s\u00ef\u00bb\u00bf\u00fe\u00ff]*</.test(text)
  if (isXml && /<svg[\s>]/i.test(text)) return fileMessages.svg
  return null
}

async function findProblemInPicture(path: string): Promise<string | null> {
  // Reads only the header, so that too large a picture is refused before it is decoded. The limit of `sharp` is off,
  // because its error would be taken for that of a file that is no picture.
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!metadata || !FORMATS.has(metadata.format)) return fileMessages.notPicture
  const { format, compression, width, height } = metadata
  if (format === 'heif' && compression !== 'av1') return fileMessages.heic
  return width * height > MAX_INPUT_PIXELS ? fileMessages.tooManyPixels : null
}

/** Checks and re-encodes a picture. @returns the picture with advice for its owner, or a message for the owner */
export async function preparePicture(
  path: string,
  { isPhotograph }: { isPhotograph: boolean },
): Promise<Preparation> {
  const problem = findProblemInHead(await readHead(path)) ?? (await findProblemInPicture(path))
  if (problem !== null) return { problem }
  const encoded = await encodePicture(path).catch(() => null)
  if (!encoded) return { problem: fileMessages.broken }
  const advice = await findPictureAdvice(encoded)
  return {
    name: encoded.name,
    content: encoded.bytes,
    contentType: 'image/webp',
    // The measured sharpness of a drawing means nothing, because of its large plain surfaces.
    advice: isPhotograph ? advice : advice.filter((item) => item !== 'blurred'),
  }
}
