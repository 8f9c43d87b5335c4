import { request, type IncomingHttpHeaders } from 'node:http'
import { e2eBase } from '../../support/e2e-database'

export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Requests a target exactly as it is written. `fetch` would resolve `..` in it, and drop headers that it forbids. */
export function requestTarget(
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(e2eBase())
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, method, headers, agent: false }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}
