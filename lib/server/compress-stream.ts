import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import { MIN_COMPRESSED_BYTES } from './compression'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

// The package's types are those of Express, but it uses only what Node's own request and response have.
const compressStream = compression({ threshold: MIN_COMPRESSED_BYTES }) as unknown as Middleware

/** Compresses a response while Next writes it, and sends each chunk when Next flushes it. */
export function compressStreamedResponse(request: IncomingMessage, response: ServerResponse): void {
  compressStream(request, response, () => {})
}
