import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { DataStore } from '@tus/server'
import { loadOnce } from '../cache/load-once'
import { env } from '../config/env'
import { createStoreOutage } from './file-store'
import { toClientConfig } from './s3-store'
import { getS3Settings, type S3Settings } from './s3-settings'

/* Keeps uploaded files until a job has turned them into pictures. They are never served. */

const DAY_MS = 86_400_000
/** The smallest part that S3 accepts. */
const PART_BYTES = 5 * 1_048_576

// `turbopackIgnore` keeps the build from tracing the path and copying the files.
const uploadsFolder = () => path.resolve(/* turbopackIgnore: true */ env().DATA_DIR, 'uploads')

async function createTusStore(s3: S3Settings | null): Promise<DataStore> {
  if (!s3) {
    const { FileStore } = await import('@tus/file-store')
    return new FileStore({ directory: uploadsFolder(), expirationPeriodInMilliseconds: DAY_MS })
  }
  const { S3Store } = await import('@tus/s3-store')
  return new S3Store({
    partSize: PART_BYTES,
    useTags: false, // many stores other than Amazon's have no tags
    expirationPeriodInMilliseconds: DAY_MS,
    s3ClientConfig: { bucket: s3.bucket, ...toClientConfig(s3) },
  })
}

/** Returns the store of resumable uploads, in the bucket or on the disk that `storedFiles` uses too. */
export const uploadStore = loadOnce(() => createTusStore(getS3Settings()))

/** The disk, Amazon's client and the tus library each report a missing file in another way. */
const isMissing = (error: unknown): boolean => {
  const { code, name, status_code } = error as { code?: unknown; name?: unknown; status_code?: unknown }
  return (
    code === 'ENOENT' ||
    name === 'NoSuchKey' ||
    name === 'NotFound' ||
    status_code === 404 ||
    status_code === 410
  )
}

const isUploadId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id)

/** Runs work on a local copy of an uploaded file. @returns null for no file @throws AgencyError `outage` of the store */
export async function withUploadedFile<T>(
  id: string,
  work: (localFile: string) => Promise<T>,
): Promise<T | null> {
  if (!isUploadId(id)) return null
  const s3 = getS3Settings()
  if (!s3) {
    const file = path.join(uploadsFolder(), id)
    const stats = await fs.stat(file).catch(() => null)
    return stats ? work(file) : null
  }
  const copy = path.join(uploadsFolder(), `${id}-${randomUUID()}`)
  try {
    const wasFound = await downloadUpload(s3, id, copy)
    return wasFound ? await work(copy) : null
  } finally {
    await fs.rm(copy, { force: true })
  }
}

/** @returns false when there is no such upload */
async function downloadUpload(s3: S3Settings, id: string, target: string): Promise<boolean> {
  try {
    const { S3Client, GetObjectCommand } = await import('@aws-sdk/client-s3')
    const client = new S3Client(toClientConfig(s3))
    const { Body } = await client.send(new GetObjectCommand({ Bucket: s3.bucket, Key: id }))
    await fs.mkdir(path.dirname(target), { recursive: true })
    await pipeline(Body as Readable, createWriteStream(target))
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw createStoreOutage('read an upload', error)
  }
}

/** Deletes an upload, whether it is complete or not. @throws AgencyError `outage` of the store */
export async function removeUploadedFile(id: string): Promise<void> {
  if (!isUploadId(id)) return
  try {
    const store = await uploadStore()
    await store.remove(id).catch(async (error: unknown) => {
      if (!isMissing(error)) throw error
      const s3 = getS3Settings()
      // The tus library fails to abort a completed upload, and then leaves its objects in the bucket.
      if (s3) await deleteObjects(s3, [id, `${id}.info`])
    })
  } catch (error) {
    throw createStoreOutage('delete an upload', error)
  }
}

async function deleteObjects(s3: S3Settings, keys: readonly string[]): Promise<void> {
  const { S3Client, DeleteObjectCommand } = await import('@aws-sdk/client-s3')
  const client = new S3Client(toClientConfig(s3))
  for (const key of keys) await client.send(new DeleteObjectCommand({ Bucket: s3.bucket, Key: key }))
}

/** Stores a file that was sent whole, in one request, as a finished upload. */
export async function writeWholeUpload(id: string, content: Readable, bytes: number): Promise<void> {
  const { Upload } = await import('@tus/server')
  try {
    const store = await uploadStore()
    await store.create(new Upload({ id, size: bytes, offset: 0 }))
    await store.write(content, id, 0)
  } catch (error) {
    throw createStoreOutage('write an upload', error)
  }
}
