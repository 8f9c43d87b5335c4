// A process of the site that serves uploads alone, for tests of two at once.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { handleUpload } from '../../lib/http/upload-route'

const server = createServer((request, response) => {
  const { method = 'GET', url = '', headers } = request
  const body = method === 'PATCH' ? { body: Readable.toWeb(request), duplex: 'half' } : {}
  const asked = new Request(`http://${headers.host}${url}`, {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
    ...body,
  } as RequestInit)
  void handleUpload(asked).then(async (answer) => {
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
