import { Agent, createServer, get, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { eventually } from '../support/eventually'
import { prepareGracefulStop, trackPendingResponses } from '../../lib/server/graceful-stop'

const PIPELINED_REQUESTS = 200

/** Starts a server. @returns its stop function, and a function that sends a request on a keep-alive connection */
async function startServer(answer: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => answer(response))
  const stop = prepareGracefulStop(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const sendRequest = () =>
    new Promise<{ body: string; connection: string | undefined }>((resolve, reject) => {
      get({ port, agent }, (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => (body += chunk.toString()))
        response.on('end', () => resolve({ body, connection: response.headers.connection }))
      }).on('error', reject)
    })
  return { stop, sendRequest, agent }
}

it('answers pending requests with "connection: close", and accepts no new connection (R6)', async () => {
  const waiting: ServerResponse[] = []
  const { stop, sendRequest } = await startServer((response) => waiting.push(response))
  const pendingRequest = sendRequest()
  while (waiting.length === 0) await new Promise(setImmediate)
  const stopped = stop()
  await expect(sendRequest()).rejects.toThrow('ECONNREFUSED')
  waiting[0]?.end('whole')
  expect(await pendingRequest).toEqual({ body: 'whole', connection: 'close' })
  await stopped
})

it('answers a request that arrives on an open connection', async () => {
  const { stop, sendRequest } = await startServer((response) => response.end('answered'))
  expect((await sendRequest()).connection).toBe('keep-alive')
  const stopped = stop({ idleGraceMs: 300 })
  expect(await sendRequest()).toEqual({ body: 'answered', connection: 'close' })
  await stopped
})

it('closes idle connections after the grace period, and connections with a pending request after the limit', async () => {
  let markArrived = () => {}
  const arrival = new Promise<void>((resolve) => (markArrived = resolve))
  const { stop, sendRequest } = await startServer(() => markArrived())
  const unansweredRequest = expect(sendRequest()).rejects.toThrow(/socket hang up|ECONNRESET/)
  await arrival
  await stop({ idleGraceMs: 10, closeAllAfterMs: 60 })
  await unansweredRequest
})

it('forgets the responses of a closed socket, even with pipelined requests waiting (R6)', async () => {
  const server = createServer()
  const pending = trackPendingResponses(server)
  let arrivals = 0
  const allArrived = new Promise<void>((resolve) => {
    server.on('request', () => {
      arrivals += 1
      if (arrivals === PIPELINED_REQUESTS) resolve()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const socket = connect((server.address() as AddressInfo).port)
  socket.write('GET / HTTP/1.1\r\nhost: site\r\n\r\n'.repeat(PIPELINED_REQUESTS))
  await allArrived
  expect(pending.size).toBe(1)
  socket.destroy()
  await eventually(() => expect(pending.size).toBe(0))
  server.close()
})
