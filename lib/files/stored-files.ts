import path from 'node:path'
import { env } from '../config/env'
import { createDiskStore } from './disk-store'
import type { FileStore } from './file-store'
import { createS3Store } from './s3-store'
import { getS3Settings } from './s3-settings'

let shared: FileStore | undefined

/** The store of published files that the settings name: a bucket with S3_BUCKET, else the folder `media` of DATA_DIR. */
export function storedFiles(): FileStore {
  if (shared) return shared
  const s3 = getS3Settings()
  shared = s3
    ? createS3Store(s3)
    : createDiskStore(path.resolve(/* turbopackIgnore: true */ env().DATA_DIR, 'media'))
  return shared
}
