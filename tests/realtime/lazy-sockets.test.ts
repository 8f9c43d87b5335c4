import { createServer, type IncomingMessage } from 'node:http'
import { expect, it, vi } from 'vitest'
import { SOCKET_PATH } from '../../lib/config/socket-path'
import * as io from '../../lib/realtime/io'
import { createLazySockets } from '../../lib/realtime/lazy-sockets'
import { eventually } from '../support/eventually'

vi.mock('../../lib/realtime/io')

it('a request is dropped when the sockets cannot be opened, and the next request opens them', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = createServer()
  const onUpgrade = vi.fn()
  server.on('upgrade', onUpgrade)
  const sockets = createLazySockets(server)
  const destroy = vi.fn()
  const request = { url: `${SOCKET_PATH}/`, socket: { destroy } } as unknown as IncomingMessage
  vi.mocked(io.attachSocketServer)
    .mockRejectedValueOnce(new Error('no Redis'))
    .mockResolvedValueOnce({ drop: () => undefined } as io.SocketServer)
  expect(sockets.takeOver('upgrade', request)).toBe(true)
  await eventually(() => expect(destroy).toHaveBeenCalledOnce())
  expect(consoleError).toHaveBeenCalledOnce()
  sockets.takeOver('upgrade', request)
  await eventually(() => expect(onUpgrade).toHaveBeenCalledOnce())
})
