import type { Article } from '@/lib/contract/articles'

export type Film = { kind: 'youtube'; id: string } | { kind: 'file'; src: string }

const ID = /^[\w-]{6,20}$/
const HOSTS = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be'])

/** The id of a film on YouTube, from any form of its address; null for anything else. */
export function youtubeId(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const host = url.hostname.replace(/^www\./, '')
  if (!HOSTS.has(host)) return null
  const segments = url.pathname.split('/').filter(Boolean)
  const id =
    host === 'youtu.be'
      ? segments[0]
      : (url.searchParams.get('v') ??
        (['embed', 'shorts', 'live', 'v'].includes(segments[0] ?? '') ? segments[1] : null))
  return id && ID.test(id) ? id : null
}

/** The film of an item: YouTube's first, else its own file (D-66); null without a source. */
export function filmOf(
  { youtubeUrl, videoSrc }: Pick<Article, 'youtubeUrl' | 'videoSrc'>,
  resourceUrl: string,
): Film | null {
  const id = youtubeUrl ? youtubeId(youtubeUrl) : null
  if (id) return { kind: 'youtube', id }
  if (!videoSrc) return null
  if (/^https?:\/\//.test(videoSrc) || videoSrc.startsWith('/')) return { kind: 'file', src: videoSrc }
  // Any other scheme is none that a film comes by.
  return /^[a-z][a-z0-9+.-]*:/i.test(videoSrc) ? null : { kind: 'file', src: `${resourceUrl}/${videoSrc}` }
}

/** Which of the two an item shows, by its status: '0' the image, '1' the film, '2' both (NEWS-06). */
export function mediaOf(
  article: Pick<Article, 'youtubeUrl' | 'videoSrc' | 'largeImage' | 'showImageVideoStatus'>,
  resourceUrl: string,
): { image: string | null; film: Film | null } {
  const { showImageVideoStatus: status, largeImage } = article
  return {
    image: status === '1' ? null : largeImage,
    film: status === '1' || status === '2' ? filmOf(article, resourceUrl) : null,
  }
}
