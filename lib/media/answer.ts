import { formatFor, isVariant, variant } from './variants'

export interface MediaAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer | null
}

const YEAR = 'public, max-age=31536000, immutable'
const missing: MediaAnswer = {
  status: 404,
  headers: { 'cache-control': 'public, max-age=60', 'content-type': 'text/plain' },
  body: null,
}

/**
 * Answers /media/{properties|lettings}/{id}/{file}?w=… (CARD-04). The file's name decides; the id
 * only has to be one.
 * @param accept the browser's Accept header: AVIF where it takes it, else WebP
 */
export async function answerMedia(
  area: string,
  id: string,
  file: string,
  width: string | null,
  accept?: string | null,
): Promise<MediaAnswer> {
  if (!['properties', 'lettings'].includes(area) || !/^\d{1,10}$/.test(id)) return missing
  const asked = width !== null && /^\d{1,5}$/.test(width) ? Number(width) : null
  const format = isVariant(asked) ? formatFor(accept) : 'webp'
  const body = await variant(file, asked, format)
  if (!body) return missing
  return {
    status: 200,
    headers: {
      'cache-control': YEAR,
      'content-type': `image/${format}`,
      vary: 'Accept',
      'content-length': String(body.byteLength),
    },
    body,
  }
}
