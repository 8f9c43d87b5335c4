import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export interface PageResponse {
  status: number
  headers: Record<string, unknown>
  bytes: number
  ms: number
}

/** Requests a page, and reads its whole body. */
export function requestPage(url: string, agent?: Agent): Promise<PageResponse> {
  const begunAt = performance.now()
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          ms: performance.now() - begunAt,
        }),
      )
      response.on('error', reject)
    })
    clientRequest.on('error', reject)
    clientRequest.end()
  })
}

/** Requests pages on a number of connections, one page after another on each, until `shouldContinue` returns false. */
export async function load(
  connections: number,
  nextUrl: () => string,
  shouldContinue: () => boolean,
): Promise<PageResponse[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const responses: PageResponse[] = []
  const client = async () => {
    while (shouldContinue()) responses.push(await requestPage(nextUrl(), agent))
  }
  await Promise.all(Array.from({ length: connections }, client))
  agent.destroy()
  return responses
}

/** Creates a condition for `load` that holds for a number of milliseconds from now. */
export function continueFor(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() < end
}
