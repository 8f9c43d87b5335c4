import { isOutage } from '../errors'

const CACHE_TEN_MINUTES = 'public, max-age=600'
const RETRY_AFTER_SECONDS = '60'

/** Responds with XML, 404 for null, or 503 in an outage: an empty sitemap would make crawlers drop pages. */
export async function createXmlResponse(
  build: () => Promise<string | null>,
  type = 'application/xml; charset=utf-8',
): Promise<Response> {
  try {
    const xml = await build()
    if (xml === null)
      return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
    return new Response(xml, { headers: { 'content-type': type, 'cache-control': CACHE_TEN_MINUTES } })
  } catch (error) {
    if (!isOutage(error)) throw error
    return new Response('Temporarily unavailable', {
      status: 503,
      headers: {
        'content-type': 'text/plain',
        'retry-after': RETRY_AFTER_SECONDS,
        'cache-control': 'no-store',
      },
    })
  }
}
