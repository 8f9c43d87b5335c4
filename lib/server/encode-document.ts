import type { IncomingHttpHeaders } from 'node:http'
import { chooseEncoding, compress, isWorthCompressing, varyByEncoding } from './compression'
import type { Document } from './document'

/** Compresses a document as its visitor's browser accepts. A cached page is compressed once for all (page-cache.ts). */
export async function encodeDocument(
  requestHeaders: IncomingHttpHeaders,
  document: Document,
): Promise<Document> {
  const { headers, body } = document
  if (headers['content-encoding'] || !isWorthCompressing(headers['content-type'], body.length))
    return document
  const vary = varyByEncoding(headers['vary'])
  const encoding = chooseEncoding(requestHeaders)
  if (!encoding) return { ...document, headers: { ...headers, vary } }
  return {
    ...document,
    headers: { ...headers, vary, 'content-encoding': encoding },
    body: await compress(body, encoding),
  }
}
