import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { StoredFile } from '../../files/file-store'
import { storedFiles } from '../../files/stored-files'
import { openImage } from '../../media/store'

/** Portals take JPEG and no WebP. */
const JPEG_QUALITY = 88
const MAX_CACHE_BYTES = 64 * 1_048_576

const isDocument = (file: string) => file.endsWith('.pdf')

/** Null when the store does not have the file. @throws AgencyError `outage` of the store */
export const openFile = (file: string): Promise<StoredFile | null> =>
  isDocument(file) ? storedFiles().open(file) : openImage(file)

async function openKnownFile(file: string): Promise<Readable> {
  const stored = await openFile(file)
  if (!stored) throw new Error(`${file} was deleted during the export`)
  return stored.stream
}

async function encodeForPortal(file: string): Promise<Buffer> {
  const source = await openKnownFile(file)
  const encoder = sharp().flatten({ background: '#fff' }).jpeg({ quality: JPEG_QUALITY })
  const [picture] = await Promise.all([encoder.toBuffer(), pipeline(source, encoder)])
  return picture
}

export interface PortalFiles {
  /** Begins to encode a picture, which is opened later. */
  prepare(file: string): void
  /** A document's stream begins at once; a picture is encoded whole before, because a zip cannot take an entry back. */
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
      // Opening the file later throws the same error.
      if (!isDocument(file)) pictures.fetch(file).catch(() => undefined)
    },
    async open(file) {
      if (isDocument(file)) return openKnownFile(file)
      return Readable.from([await pictures.forceFetch(file)])
    },
  }
}
