import type { ChildProcess } from 'node:child_process'
import type { OutgoingHttpHeaders } from 'node:http'
import type { Invalidation } from '../cache/invalidation'
import type { Document } from './document'

/*
 * The protocol between the front process and the application process. Requests go by HTTP over a socket that only this
 * user may open, so their internal headers can be trusted. Everything else is a message between parent and child.
 */

/** Holds the properties of the document in the answer to a request for a render (RENDER_HEADER). */
export const DOCUMENT_HEADER = 'x-document'
export const HEALTH_PATH = '/healthz'

/** Enough for a client's headers (at most 16 kB) with those that the server adds, and for the cache tags of a page. */
export const MAX_HEADER_BYTES = 65_536

export type MessageToFront =
  { type: 'ready' } | { type: 'invalidated'; invalidations: readonly Invalidation[] }

export type MessageToApplication =
  { type: 'drop-sockets' } | { type: 'listing-views'; counts: readonly [listingId: number, views: number][] }

/** Sends a message, which is lost when the other process has ended. Without a callback Node would throw that failure. */
export function sendMessage(
  channel: Pick<NodeJS.Process | ChildProcess, 'send'>,
  message: MessageToFront | MessageToApplication,
): void {
  channel.send?.(message, undefined, undefined, () => {})
}

/** The properties of a document that are not part of an HTTP response. */
type DocumentProperties = Pick<Document, 'nonce' | 'isHtml' | 'isCacheable'> & { tags: string[] }

/** Encodes the properties for a header, whose value may not hold every character of a tag. */
export function encodeDocumentProperties({ nonce, isHtml, isCacheable, tags }: Document): string {
  const properties: DocumentProperties = { nonce, isHtml, isCacheable, tags: [...tags] }
  return Buffer.from(JSON.stringify(properties)).toString('base64')
}

export function decodeDocumentProperties(
  header: string,
): Pick<Document, 'nonce' | 'isHtml' | 'isCacheable' | 'tags'> {
  const { tags, ...properties } = JSON.parse(Buffer.from(header, 'base64').toString()) as DocumentProperties
  return { ...properties, tags: new Set(tags) }
}

/** The headers that concern one connection only (RFC 9110, 7.6.1), and those that Node has acted on already. */
const CONNECTION_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'expect',
]

/** Returns the headers that are passed on between the client and the application, without `others`. */
export function omitConnectionHeaders<T extends OutgoingHttpHeaders>(headers: T, ...others: string[]): T {
  const passedHeaders = { ...headers }
  for (const name of [...CONNECTION_HEADERS, ...others]) delete passedHeaders[name]
  return passedHeaders
}
