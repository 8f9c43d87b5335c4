import { plainSessionCodec } from '../../lib/session/session-codec'
import type { TestUser } from './accounts'

export const ORIGIN = 'http://homes.test'

/** Creates the header Upload-Metadata of the tus protocol: pairs of a key and a value in base64. */
export const toUploadMetadata = (fields: Record<string, string | number>): string =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(String(value)).toString('base64')}`)
    .join()

/** Creates helpers that send the requests of an uploading browser to a handler in this process. */
export function createUploadClient(handle: (request: Request) => Promise<Response>) {
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
    return send('POST', '/api/uploads', user, {
      'upload-length': String(bytes),
      'upload-metadata': toUploadMetadata({ listing: listingId, kind: 'image', name: 'garden.jpg' }),
      ...extraHeaders,
    })
  }
  const patch = (user: TestUser | null, url: string, offset: number, body: Buffer) => {
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
    return send('PATCH', url, user, headers, body)
  }
  return { send, create, patch }
}
