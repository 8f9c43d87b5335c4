import type { Article } from '@/lib/contract/articles'

export type Video = { kind: 'youtube'; id: string } | { kind: 'file'; src: string }

/** Ids have eleven characters today, but YouTube does not promise that length. */
const YOUTUBE_ID = /^[\w-]{6,20}$/
const YOUTUBE_HOSTS = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be'])

/** Parses the video id from any form of a YouTube URL; null for other URLs. */
export function parseYoutubeId(text: string): string | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const host = url.hostname.replace(/^www\./, '')
  if (!YOUTUBE_HOSTS.has(host)) return null
  const segments = url.pathname.split('/').filter(Boolean)
  // The id is in the first of these that the URL has: youtu.be/{id}, ?v={id}, or a path such as /embed/{id}.
  const hasIdInPath = ['embed', 'shorts', 'live', 'v'].includes(segments[0] ?? '')
  const idInPath = hasIdInPath ? segments[1] : null
  const id = host === 'youtu.be' ? segments[0] : (url.searchParams.get('v') ?? idInPath)
  return id && YOUTUBE_ID.test(id) ? id : null
}

/** Finds an article's video: YouTube first, else a file (D-66); null without a source. */
export function findVideo(
  { youtubeUrl, videoSrc }: Pick<Article, 'youtubeUrl' | 'videoSrc'>,
  resourceUrl: string,
): Video | null {
  const id = youtubeUrl ? parseYoutubeId(youtubeUrl) : null
  if (id) return { kind: 'youtube', id }
  if (!videoSrc) return null
  if (/^https?:\/\//.test(videoSrc) || videoSrc.startsWith('/')) return { kind: 'file', src: videoSrc }
  // Other schemes, such as javascript:, are refused.
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(videoSrc)
  return hasScheme ? null : { kind: 'file', src: `${resourceUrl}/${videoSrc}` }
}

/** Selects what an article shows by its status: '0' image, '1' video, '2' both (NEWS-06). */
export function selectMedia(
  article: Pick<Article, 'youtubeUrl' | 'videoSrc' | 'largeImage' | 'showImageVideoStatus'>,
  resourceUrl: string,
): { image: string | null; video: Video | null } {
  const { showImageVideoStatus: status, largeImage } = article
  return {
    image: status === '1' ? null : largeImage,
    video: status === '1' || status === '2' ? findVideo(article, resourceUrl) : null,
  }
}
