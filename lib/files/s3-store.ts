import fs, { type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import { loadOnce } from '../cache/load-once'
import { assertStoredFileName, isStoredFileName, createStoreOutage, type FileStore } from './file-store'
import type { S3Settings } from './s3-settings'

const CONNECT_TIMEOUT_MS = 2_000
/** The longest wait for the first packet of a response, and for each further packet. */
const DEFAULT_SILENCE_MS = 5_000
const MAX_ATTEMPTS = 2

/** Creates the client's settings. Checksums are sent only when required, because some stores do not know the newer ones. */
export const toClientConfig = (
  { endpoint, region, credentials, forcePathStyle }: S3Settings,
  silenceMs = DEFAULT_SILENCE_MS,
): S3ClientConfig => ({
  region,
  forcePathStyle,
  maxAttempts: MAX_ATTEMPTS,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  requestHandler: {
    connectionTimeout: CONNECT_TIMEOUT_MS,
    requestTimeout: silenceMs,
    socketTimeout: silenceMs,
    throwOnRequestTimeout: true,
  },
  ...(endpoint ? { endpoint } : {}),
  ...(credentials ? { credentials } : {}),
})

/** Creates a store that keeps files in an S3 bucket. Loads Amazon's client when the first file is read or written. */
export function createS3Store(settings: S3Settings, { silenceMs }: { silenceMs?: number } = {}): FileStore {
  const loadClient = loadOnce(async () => {
    const sdk = await import('@aws-sdk/client-s3')
    return { sdk, client: new sdk.S3Client(toClientConfig(settings, silenceMs)) }
  })
  const toObjectLocation = (name: string) => ({ Bucket: settings.bucket, Key: name })

  const add = async (name: string, content: Buffer | string, contentType: string) => {
    assertStoredFileName(name)
    let file: FileHandle | null = null
    try {
      const { sdk, client } = await loadClient()
      // Opened here, because nobody would handle the error of a stream that opens a path itself.
      file = typeof content === 'string' ? await fs.open(content) : null
      const length = file ? (await file.stat()).size : content.length
      // The store shows an object only when all its announced bytes have arrived.
      await client.send(
        new sdk.PutObjectCommand({
          ...toObjectLocation(name),
          Body: file ? file.createReadStream() : content,
          ContentLength: length,
          ContentType: contentType,
        }),
      )
    } catch (error) {
      throw createStoreOutage('write', error)
    } finally {
      await file?.close()
    }
  }
  const open = async (name: string) => {
    if (!isStoredFileName(name)) return null
    try {
      const { sdk, client } = await loadClient()
      const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand(toObjectLocation(name)))
      return { size: ContentLength ?? 0, stream: Body as Readable }
    } catch (error) {
      // A missing bucket is a fault of the store, and not a missing file.
      if ((error as { name?: unknown }).name === 'NoSuchKey') return null
      throw createStoreOutage('read', error)
    }
  }
  const remove = async (name: string) => {
    assertStoredFileName(name)
    try {
      const { sdk, client } = await loadClient()
      await client.send(new sdk.DeleteObjectCommand(toObjectLocation(name)))
    } catch (error) {
      throw createStoreOutage('delete', error)
    }
  }
  return { add, open, remove }
}
