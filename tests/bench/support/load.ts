import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export interface Answer {
  status: number
  headers: Record<string, unknown>
  bytes: number
  ms: number
}

/** Requests a page, and reads its whole body. */
export function requestPage(url: string, agent?: Agent): Promise<Answer> {
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

/** Requests pages on a number of connections, one after the other on each, until `goesOn` returns false. */
export async function load(
  connections: number,
  nextUrl: () => string,
  goesOn: () => boolean,
): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const answers: Answer[] = []
  const client = async () => {
    while (goesOn()) answers.push(await requestPage(nextUrl(), agent))
  }
  await Promise.all(Array.from({ length: connections }, client))
  agent.destroy()
  return answers
}

/** Returns a function that is true for a number of milliseconds from now. */
export function forMs(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() < end
}

/** Returns the value below which a share of the values lies. @param share from 0 to 1 */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
