import { env, type Env } from '../config/env'

export interface S3Settings {
  bucket: string
  region: string
  /** Absent for Amazon's own endpoint. */
  endpoint?: string
  /** If absent, Amazon's client uses the credentials of the machine (the default credential chain). */
  credentials?: { accessKeyId: string; secretAccessKey: string }
  /** Puts the bucket into the path of URLs instead of the host, which many stores other than Amazon's need. */
  forcePathStyle: boolean
}

/** Returns the settings of the S3 store; null where files are kept on the local disk. */
export function getS3Settings(settings: Env = env()): S3Settings | null {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  if (!S3_BUCKET) return null
  const hasKeys = S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY !== undefined
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE === '1',
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT } : {}),
    ...(hasKeys
      ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
      : {}),
  }
}
