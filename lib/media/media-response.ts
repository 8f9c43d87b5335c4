import { Readable } from 'node:stream'
import { errors, isOutage } from '../errors'
import { isStoredFileName, type StoredFile } from '../files/file-store'
import { storedFiles } from '../files/stored-files'
import { openImage } from './store'
import { chooseFormat, readVariant, roundUpWidth } from './variants'

export interface MediaResponse {
  status: number
  headers: Record<string, string>
  body: Buffer | Readable | null
}

/** Caches must ask again after a minute, because the pictures of a home become private when it leaves the market. */
const REVALIDATE_AFTER_ONE_MINUTE = 'public, max-age=60, must-revalidate'
/** No cache may keep this response: the owner of a private file gets the file at the same URL. */
export const mediaNotFound: MediaResponse = {
  status: 404,
  headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' },
  body: null,
}
const RETRY_AFTER_SECONDS = '5'
/** A failing file store is not reported as a missing file. No cache may keep this response. */
export const mediaUnavailable: MediaResponse = {
  status: errors.outage.status,
  headers: { 'cache-control': 'no-store', 'content-type': 'text/plain', 'retry-after': RETRY_AFTER_SECONDS },
  body: null,
}

/** Reads a picture (CARD-04) or document, by its name alone. The caller has checked that the visitor may read it. */
export async function getMediaResponse(
  area: string,
  id: string,
  file: string,
  width: string | null,
  accept?: string | null,
): Promise<MediaResponse> {
  if (!/^\d{1,10}$/.test(id)) return mediaNotFound
  try {
    if (area === 'documents') return await getDocument(file)
    if (!['properties', 'lettings'].includes(area)) return mediaNotFound
    const isWidth = width !== null && /^\d{1,5}$/.test(width)
    return await getPicture(file, isWidth ? Number(width) : null, accept)
  } catch (error) {
    if (!isOutage(error)) throw error
    console.error('media:', error instanceof Error ? error.message : 'the file store does not answer')
    return mediaUnavailable
  }
}

async function getPicture(
  file: string,
  requestedWidth: number | null,
  accept: string | null | undefined,
): Promise<MediaResponse> {
  const width = roundUpWidth(requestedWidth)
  // Originals are stored as WebP.
  if (width === null) return streamFile(file, await openImage(file), 'image/webp')
  const format = chooseFormat(accept)
  const body = await readVariant(file, width, format)
  if (!body) return mediaNotFound
  return {
    status: 200,
    headers: {
      ...createFileHeaders(`image/${format}`, body.byteLength),
      etag: `"${file}-${width}-${format}"`,
      vary: 'Accept',
    },
    body,
  }
}

/** Serves a document as a download, and never in a page of this origin, because a PDF may contain scripts. */
async function getDocument(file: string): Promise<MediaResponse> {
  if (!isStoredFileName(file) || !file.endsWith('.pdf')) return mediaNotFound
  const response = streamFile(file, await storedFiles().open(file), 'application/pdf')
  if (response.status !== 200) return response
  return {
    ...response,
    headers: {
      ...response.headers,
      'content-disposition': `attachment; filename="${file}"`,
      'x-content-type-options': 'nosniff',
    },
  }
}

function streamFile(file: string, stored: StoredFile | null, contentType: string): MediaResponse {
  if (!stored) return mediaNotFound
  return {
    status: 200,
    headers: { ...createFileHeaders(contentType, stored.size), etag: `"${file}"`, vary: 'Accept' },
    body: stored.stream,
  }
}

const createFileHeaders = (contentType: string, bytes: number) => ({
  'cache-control': REVALIDATE_AFTER_ONE_MINUTE,
  'content-type': contentType,
  'content-length': String(bytes),
})

/** Replaces a response by 304 (Not Modified) when the If-None-Match header has the response's ETag. */
export function answerIfNoneMatch(
  response: MediaResponse,
  ifNoneMatch: string | null | undefined,
): MediaResponse {
  const { etag, 'cache-control': cacheControl, vary } = response.headers
  if (!etag || !cacheControl || !vary || !ifNoneMatch) return response
  // A proxy that compresses a response marks its ETag as weak: W/"abc".
  const knownEtags = ifNoneMatch.split(',').map((knownEtag) => knownEtag.trim().replace(/^W\//, ''))
  if (!knownEtags.includes(etag)) return response
  if (response.body instanceof Readable) response.body.destroy()
  return { status: 304, headers: { etag, 'cache-control': cacheControl, vary }, body: null }
}

/** Converts a response. A file that fails breaks the connection, so that no client takes a part for the whole. */
export function toWebResponse({ status, headers, body }: MediaResponse, method: string): Response {
  if (body instanceof Readable && method === 'HEAD') body.destroy()
  if (body === null || method === 'HEAD') return new Response(null, { status, headers })
  const content = body instanceof Readable ? Readable.toWeb(body) : new Uint8Array(body)
  return new Response(content as BodyInit, { status, headers })
}
