import { plainSessionCodec } from '../../lib/session/session-codec'
import type { TestUser } from './accounts'

export const ORIGIN = 'http://homes.test'

const encodeBase64 = (text: string) => Buffer.from(text).toString('base64')

/** Creates helpers that send the requests of an uploading browser to a handler in this process. */
export function uploadClient(handle: (request: Request) => Promise<Response>) {
  const send = (method: string, target: string, user: TestUser | null, extraHeaders: object, body?: Buffer) =>
    handle(
      new Request(`${ORIGIN}${target}`, {
        method,
        headers: {
          host: 'homes.test',
          origin: ORIGIN,
          'sec-fetch-site': 'same-origin',
          'tus-resumable': '1.0.0',
          ...(user ? { cookie: `session=${plainSessionCodec.write(user)}` } : {}),
          ...(body ? { 'content-length': String(body.length) } : {}),
          ...extraHeaders,
        },
        ...(body ? { body: new Uint8Array(body), duplex: 'half' } : {}),
      } as RequestInit),
    )
  const create = (user: TestUser | null, listingId: number, bytes: number, extraHeaders: object = {}) => {
    // The tus protocol has pairs of a key and a value in base64.
    const metadata = Object.entries({ listing: String(listingId), kind: 'image', name: 'garden.jpg' })
      .map(([key, value]) => `${key} ${encodeBase64(value)}`)
      .join()
    return send('POST', '/api/uploads', user, {
      'upload-length': String(bytes),
      'upload-metadata': metadata,
      ...extraHeaders,
    })
  }
  const patch = (user: TestUser | null, url: string, offset: number, body: Buffer) => {
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
    return send('PATCH', url, user, headers, body)
  }
  return { send, create, patch }
}
