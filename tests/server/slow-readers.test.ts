import { createServer, get } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { trackPendingResponses } from '../../lib/server/graceful-stop'
import { closeSlowReaders } from '../../lib/server/slow-readers'

/** Larger than the buffers of the sockets, so that the response stays pending while nobody reads it. */
const LARGE_RESPONSE_BYTES = 50_000_000

it('closes a connection that does not read its response, and no other', async () => {
  const server = createServer((request, response) =>
    response.end(request.url === '/large' ? Buffer.alloc(LARGE_RESPONSE_BYTES) : 'small'),
  )
  closeSlowReaders(trackPendingResponses(server), { maxMs: 40, checkMs: 10 })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const idleSocket = connect(port).pause()
  const slowSocket = connect(port).pause()
  slowSocket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
  const ended = new Promise<void>((resolve) =>
    server.once('request', ({ socket }) => socket.once('close', resolve)),
  )
  await ended
  const status = await new Promise((resolve) =>
    get({ port }, (response) => resolve(response.resume().statusCode)),
  )
  expect(status).toBe(200)
  expect(idleSocket.destroyed).toBe(false)
  slowSocket.destroy()
  idleSocket.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
