import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type RequestListener,
} from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface TestServer {
  port: number
  request(
    path: string,
    options?: {
      method?: string
      headers?: Record<string, string>
      body?: string | Buffer
      /** Whether the body is sent without its length. */
      isChunked?: boolean
    },
  ): Promise<Answer>
  close(): Promise<void>
}

/** Serves a listener on a free port. Requests are made by Node's own client, because fetch would normalise paths. */
export async function serve(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    request: (path, { method = 'GET', headers = {}, body, isChunked = false } = {}) =>
      new Promise((resolve, reject) => {
        const length =
          body === undefined || isChunked ? {} : { 'content-length': String(Buffer.byteLength(body)) }
        const request = httpRequest(
          { port, path, method, headers: { ...headers, ...length }, agent: false },
          (response) => {
            const chunks: Buffer[] = []
            response.on('data', (chunk: Buffer) => chunks.push(chunk))
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: Buffer.concat(chunks),
              }),
            )
            response.on('error', reject)
          },
        )
        request.on('error', reject)
        request.end(body)
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
