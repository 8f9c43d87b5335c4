import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { StoredFile } from '../../files/file-store'
import { storedFiles } from '../../files/stored-files'
import { openImage } from '../../media/store'

/** Pictures are stored as WebP, which portals do not accept, so they are encoded as JPEG. */
const JPEG_QUALITY = 88
const BYTES_PER_MEGABYTE = 1_048_576
const MAX_CACHE_BYTES = 64 * BYTES_PER_MEGABYTE

const isDocument = (file: string) => file.endsWith('.pdf')

/** Opens a file of the store; null if the store does not have it. @throws AgencyError `outage` of the store */
export const openFile = (file: string): Promise<StoredFile | null> =>
  isDocument(file) ? storedFiles().open(file) : openImage(file)

async function openKnownFile(file: string): Promise<Readable> {
  const stored = await openFile(file)
  if (!stored) throw new Error(`${file} was deleted during the export`)
  return stored.stream
}

async function encodeForPortal(file: string): Promise<Buffer> {
  const source = await openKnownFile(file)
  // JPEG has no transparency, so transparent parts become white.
  const encoder = sharp().flatten({ background: '#fff' }).jpeg({ quality: JPEG_QUALITY })
  const [picture] = await Promise.all([encoder.toBuffer(), pipeline(source, encoder)])
  return picture
}

export interface PortalFiles {
  /** Starts to encode a picture that will be opened soon. */
  prepare(file: string): void
  /** Opens a file. A picture is encoded whole first, so that a failure leaves no unfinished entry in the zip. */
  open(file: string): Promise<Readable>
}

/** Opens stored files in the formats of portals. A picture that several listings show is encoded once. */
export function createPortalFiles(): PortalFiles {
  const pictures = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: encodeForPortal,
  })
  return {
    prepare(file) {
      // The error is ignored here, because `open` encodes the picture again and throws it.
      if (!isDocument(file)) pictures.fetch(file).catch(() => undefined)
    },
    async open(file) {
      if (isDocument(file)) return openKnownFile(file)
      return Readable.from([await pictures.forceFetch(file)])
    },
  }
}
