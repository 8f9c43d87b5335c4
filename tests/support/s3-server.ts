import fs from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { S3Settings } from '../../lib/files/s3-settings'

interface RequestContext {
  method: string
  path: string
  query: Record<string, string | undefined>
  status: number
  type: string
  body: unknown
}

/** The parts of s3rver that are used here. The package has no types of its own. */
interface S3Server {
  run(): Promise<AddressInfo>
  close(): Promise<void>
  middleware: ((context: RequestContext, next: () => Promise<void>) => Promise<void>)[]
  store: { getResourcePath(bucket: string, key: undefined, resource: string): string }
}
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3Server

/** Answers two calls that s3rver does not know: to list the parts of an upload (GET), and to abort it (DELETE). */
const answerPartCalls =
  ({ store }: S3Server): S3Server['middleware'][number] =>
  async (context, next) => {
    const { uploadId } = context.query
    if (!uploadId || !['GET', 'DELETE'].includes(context.method)) return next()
    const bucket = context.path.split('/')[1] ?? ''
    const folder = path.join(store.getResourcePath(bucket, undefined, 'uploads'), uploadId)
    context.type = 'application/xml'
    if (!fs.existsSync(folder)) {
      context.status = 404
      context.body = '<Error><Code>NoSuchUpload</Code><Message>none</Message></Error>'
    } else if (context.method === 'DELETE') {
      fs.rmSync(folder, { recursive: true })
      context.status = 204
    } else {
      const numbers = fs.readdirSync(folder).filter((name) => /^\d+$/.test(name))
      const parts = numbers.map((number) => {
        const tag = fs.readFileSync(path.join(folder, `${number}.md5`), 'utf8')
        const { size } = fs.statSync(path.join(folder, number))
        return `<Part><PartNumber>${number}</PartNumber><ETag>"${tag}"</ETag><Size>${size}</Size></Part>`
      })
      context.status = 200
      context.body = `<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`
    }
  }

export interface TestS3 {
  /** Returns the settings of the existing bucket, with changes. */
  settings(change?: Partial<S3Settings>): S3Settings
  /** Makes the store refuse every write, as a full MinIO server does. @returns a function that frees the store again */
  fill(): () => void
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
  let isFull = false
  server.middleware.unshift(answerPartCalls(server))
  server.middleware.unshift(async (context, next) => {
    if (!isFull || !['PUT', 'POST'].includes(context.method)) return next()
    context.type = 'application/xml'
    context.status = 507
    context.body = '<Error><Code>XMinioStorageFull</Code><Message>Storage backend is full</Message></Error>'
  })
  const { port } = await server.run()
  const settings = {
    bucket,
    region: 'eu-west-2',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    forcePathStyle: true,
  }
  return {
    settings: (change = {}) => ({ ...settings, ...change }),
    fill: () => {
      isFull = true
      return () => void (isFull = false)
    },
    close: () => server.close(),
  }
}
