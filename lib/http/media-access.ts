import { LRUCache } from 'lru-cache'
import { env } from '../config/env'
import type { FileAccess } from '../contract/files'
import { isOutage, outage } from '../errors'
import { subscribe } from '../events/subscribers'
import { isStoredFileName } from '../files/file-store'
import type { Gateway } from '../gateway/gateway'
import {
  getMediaResponse,
  mediaNotFound,
  mediaUnavailable,
  answerIfNoneMatch,
  type MediaResponse,
} from '../media/media-response'

/** About as many pictures as 500 listings have. */
const MAX_PUBLIC_FILES = 10_000
/** The access to a public file is read again after this time, in case this process missed the event that made it private. */
const PUBLIC_TTL_MS = 60_000

/** Files known to be public, so that not each needs a query. In an outage, older entries count too. */
const publicFiles = new LRUCache<string, { checkedAt: number }>({ max: MAX_PUBLIC_FILES })

subscribe(({ type }) => {
  if (type === 'listing-removed' || type === 'reconnected') publicFiles.clear()
})

/**
 * Returns whether the holder of a token may read a file of the store. With an upstream agency (API_URL) the store has
 * only the demonstration's files, which are public.
 * @throws AgencyError `outage` when the agency does not answer
 */
async function getAccess(gateway: Gateway, file: string, token?: string): Promise<FileAccess> {
  if (env().API_URL) return 'public'
  const cachedFile = publicFiles.get(file)
  if (cachedFile && Date.now() - cachedFile.checkedAt < PUBLIC_TTL_MS) return 'public'
  try {
    const reply = await gateway.getFileAccess({ file }, token === undefined ? {} : { token })
    if (!reply.ok) throw outage(reply.message)
    const { access } = reply.data
    if (access === 'public') publicFiles.set(file, { checkedAt: Date.now() })
    else publicFiles.delete(file)
    return access
  } catch (error) {
    if (isOutage(error) && cachedFile) return 'public'
    throw error
  }
}

export interface MediaRequest {
  area: string
  id: string
  file: string
  width: string | null
  accept?: string | null
  ifNoneMatch?: string | null
}

/** Reads a file for the holder of a token. Somebody who may not read a private file gets "not found". */
export async function readMedia(
  gateway: Gateway,
  { area, id, file, width, accept, ifNoneMatch }: MediaRequest,
  token?: string,
): Promise<MediaResponse> {
  if (!isStoredFileName(file)) return mediaNotFound
  try {
    const access = await getAccess(gateway, file, token)
    if (access === 'none') return mediaNotFound
    const response = await getMediaResponse(area, id, file, width, accept)
    if (access === 'public') return answerIfNoneMatch(response, ifNoneMatch)
    const headers = { ...response.headers, 'cache-control': 'private, no-store' }
    // A browser that stores nothing cannot ask whether its copy is current.
    delete (headers as Record<string, string>)['etag']
    return { ...response, headers }
  } catch (error) {
    if (!isOutage(error)) throw error
    return mediaUnavailable
  }
}
