import path from 'node:path'
import { env } from '../config/env'
import { createDiskStore } from './disk-store'
import type { FileStore } from './file-store'
import { createS3Store } from './s3-store'
import { getS3Settings } from './s3-settings'

let sharedStore: FileStore | undefined

/* The comments `turbopackIgnore` keep the build from tracing the paths of data and copying their files. */

/** Returns the store of published files: the bucket S3_BUCKET, or without one the folder `media` in DATA_DIR. */
export function storedFiles(): FileStore {
  if (sharedStore) return sharedStore
  const s3 = getS3Settings()
  sharedStore = s3
    ? createS3Store(s3)
    : createDiskStore(path.resolve(/* turbopackIgnore: true */ env().DATA_DIR, 'media'))
  return sharedStore
}
