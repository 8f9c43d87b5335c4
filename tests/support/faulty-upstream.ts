import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiKey } from '../../lib/config/env'

/** The ways in which a call can fail; `sendFault` below makes each of them. */
export const faults = [
  'reset',
  'silent',
  'truncated',
  'server error',
  'too many',
  'not JSON',
  'wrong shape',
  'too large',
  'refused',
  'unknown call',
] as const
export type Fault = (typeof faults)[number]

/** Returns data to answer a call with, or undefined to pass the call on to the agency. */
type Override = (input: Record<string, unknown>) => unknown

/** API_TIMEOUT_MS of the sites that call this upstream. */
export const UPSTREAM_TIMEOUT_MS = 2_000
/** More than the eight mebibytes that the gateway accepts. */
const LARGE_ANSWER_BYTES = 10 * 1024 * 1024

/**
 * Stands between a site and its agency. It passes the site's calls on to the agency's API, unless a test makes a call
 * fail or answers it.
 */
export class FaultyUpstream {
  private readonly server = http.createServer((request, response) => void this.handle(request, response))
  private readonly faultsByCall = new Map<string, Fault>()
  private readonly overrides = new Map<string, Override>()

  constructor(private readonly agencyUrl: string) {}

  /** @returns the settings of a site that has this upstream agency */
  async open(): Promise<Record<string, string>> {
    if (!this.server.listening)
      await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
    return {
      API_URL: url,
      API_TIMEOUT_MS: String(UPSTREAM_TIMEOUT_MS),
      API_RESOURCE_URL: `${this.agencyUrl}/media`,
      RESOURCE_URL: this.agencyUrl,
      DATABASE_URL: '',
    }
  }

  /** Makes only the given calls fail, such as 'blog/blogs'. Earlier faults end. */
  fail(fault: Fault, calls: readonly string[]): void {
    this.endFaults()
    for (const call of calls) this.faultsByCall.set(call, fault)
  }

  endFaults(): void {
    this.faultsByCall.clear()
  }

  /** Answers a call with the data that `override` returns. */
  answerWith(call: string, override: Override): void {
    this.overrides.set(call, override)
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const call = (request.url ?? '').slice(1).split('?')[0] ?? ''
    const fault = this.faultsByCall.get(call)
    if (fault) return sendFault(response, fault)
    const input = body.length ? (JSON.parse(body.toString()) as Record<string, unknown>) : {}
    const data = this.overrides.get(call)?.(input)
    if (data !== undefined) return sendJson(response, { code: 1, message: 'Success', data })
    const forwardedHeaders = ['token', 'user-agent', 'x-forwarded-for']
      .filter((name) => request.headers[name])
      .map((name) => [name, String(request.headers[name])])
    const reply = await fetch(`${this.agencyUrl}/api${request.url}`, {
      method: request.method,
      headers: {
        ...Object.fromEntries(forwardedHeaders),
        apikey: apiKey(),
        'content-type': 'application/json',
      },
      ...(body.length ? { body } : {}),
    })
    sendJson(response, await reply.json(), reply.status)
  }
}

function sendJson(response: http.ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function sendFault(response: http.ServerResponse, fault: Fault): void {
  switch (fault) {
    case 'reset':
      return void response.destroy()
    // The upstream never answers, so the caller has to give up by itself.
    case 'silent':
      return
    case 'truncated':
      return void response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
        .write('{"code":1,"data":[', () => response.destroy())
    case 'server error':
      return sendJson(response, { code: 0, message: 'Stack trace at line 1', data: null }, 500)
    case 'too many':
      return sendJson(response, { code: 0, message: 'Slow down', data: null }, 429)
    case 'not JSON':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>It works!</html>')
    case 'wrong shape':
      return sendJson(response, { code: 1, message: 'Success', data: { nothing: 'of this kind' } })
    case 'too large':
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(`{"code":1,"message":"","data":"${'x'.repeat(LARGE_ANSWER_BYTES)}"}`)
    case 'unknown call':
      return sendJson(response, { code: 0, message: 'Not found', data: null }, 404)
    case 'refused':
      return sendJson(response, { code: 0, message: 'Not at the moment', data: null })
  }
}
