import type { Video } from './article-video'

/** React cannot escape the text, because the iframe takes its page as a string. */
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The iframe does not inherit the site's CSS. The background is the value of --color-accent-strong. */
const PLACEHOLDER_CSS = [
  'body{margin:0;background:#094536;font:600 18px system-ui,sans-serif}',
  'a{box-sizing:border-box;display:grid;place-content:center;gap:.6rem;justify-items:center;height:100vh;',
  'padding:1rem;color:#fff;text-align:center}',
  'a:focus-visible{outline:4px solid #fff;outline-offset:-8px}',
  'small{font-weight:400}',
].join('')

/** The iframe's first page links to the film. Before a click YouTube gets no request (domain B7). */
const placeholderHtml = (playerUrl: string, title: string) =>
  [
    `<!doctype html><html lang="en-GB"><style>${PLACEHOLDER_CSS}</style>`,
    `<a href="${escapeHtml(playerUrl)}">`,
    '<span aria-hidden="true" style="font-size:48px">►</span>',
    `Play film: ${escapeHtml(title)}`,
    '<small>Plays from YouTube, which then learns of your visit.</small>',
    '</a></html>',
  ].join('')

/** Path of the captions or poster that accompany a video in public/video; undefined for other videos. */
const getCompanionPath = (src: string, extension: string) =>
  src.startsWith('/video/') ? src.replace(/\.\w+$/, extension) : undefined

export function VideoPlayer({ video, title, poster }: { video: Video; title: string; poster?: string }) {
  if (video.kind === 'file') {
    const captions = getCompanionPath(video.src, '.vtt')
    return (
      <video
        controls
        playsInline
        preload="metadata"
        poster={getCompanionPath(video.src, '.webp') ?? poster}
        aria-label={`Film: ${title}`}
        className="aspect-video w-full rounded-lg bg-ink"
      >
        <source src={video.src} />
        {captions ? <track kind="captions" src={captions} srcLang="en-GB" label="English" /> : null}
        <a href={video.src}>Download the film</a>
      </video>
    )
  }
  const playerUrl = `https://www.youtube-nocookie.com/embed/${video.id}`
  return (
    <iframe
      title={`Film: ${title}`}
      src={playerUrl}
      srcDoc={placeholderHtml(`${playerUrl}?autoplay=1`, title)}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      allowFullScreen
      loading="lazy"
      className="aspect-video w-full rounded-lg border-0 bg-accent-strong"
    />
  )
}
