// Runs Socket.IO with one namespace and no handlers, to measure the least memory that a socket needs.
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { MESSAGES_NAMESPACE, SOCKET_PATH } from '../../../lib/config/socket-path'

const server = createServer((_request, response) => void response.end('ready'))
new Server(server, { path: SOCKET_PATH, serveClient: false }).of(MESSAGES_NAMESPACE)
server.listen(Number(process.env['PORT']))
