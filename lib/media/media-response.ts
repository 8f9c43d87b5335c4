import { chooseFormat, isResizedAt, readVariant } from './variants'

export interface MediaResponse {
  status: number
  headers: Record<string, string>
  body: Buffer | null
}

/** The content of a file never changes, because its name is a hash of the content. */
const CACHE_FOR_ONE_YEAR = 'public, max-age=31536000, immutable'
const notFound: MediaResponse = {
  status: 404,
  // A minute only, because the picture may be uploaded soon.
  headers: { 'cache-control': 'public, max-age=60', 'content-type': 'text/plain' },
  body: null,
}

/** Answers /media/{area}/{id}/{file}?w={width} (CARD-04). The id selects nothing, but must be a number. */
export async function getMediaResponse(
  area: string,
  id: string,
  file: string,
  width: string | null,
  accept?: string | null,
): Promise<MediaResponse> {
  if (!['properties', 'lettings'].includes(area) || !/^\d{1,10}$/.test(id)) return notFound
  const requestedWidth = width !== null && /^\d{1,5}$/.test(width) ? Number(width) : null
  // Originals are stored as WebP.
  const format = isResizedAt(requestedWidth) ? chooseFormat(accept) : 'webp'
  const body = await readVariant(file, requestedWidth, format)
  if (!body) return notFound
  return {
    status: 200,
    headers: {
      'cache-control': CACHE_FOR_ONE_YEAR,
      'content-type': `image/${format}`,
      vary: 'Accept',
      'content-length': String(body.byteLength),
    },
    body,
  }
}
