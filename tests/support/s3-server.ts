import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '../../lib/files/s3-settings'

/** The package has no types of its own. */
type S3Server = { run(): Promise<AddressInfo>; close(): Promise<void> }
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3Server

export interface TestS3 {
  /** The settings of a bucket, by default of the one that exists. */
  settings(change?: Partial<S3Settings>): S3Settings
  close(): Promise<void>
}

/** Starts a server that speaks S3 and keeps its objects in a folder. */
export async function startS3(folder: string): Promise<TestS3> {
  const bucket = 'pictures'
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  const settings = {
    bucket,
    region: 'eu-west-2',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    forcePathStyle: true,
  }
  return { settings: (change = {}) => ({ ...settings, ...change }), close: () => server.close() }
}
