// A process of the site that serves only uploads, for tests of two processes at once.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createUploadGateway } from '../../lib/gateway/upload-gateway'
import { answerUpload } from '../../lib/http/answer-upload'
import { createUploadHandler } from '../../lib/http/upload-handler'

const handle = createUploadHandler(createUploadGateway())
const server = createServer((request, response) => void answerUpload(request, response, handle))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
