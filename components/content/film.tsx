import type { Film as Source } from './media-source'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * What the frame holds before the film is asked for: a link that loads the player into it. Nothing
 * is asked of YouTube before the reader starts it (domain B7), and it works without JavaScript.
 */
const cover = (player: string, title: string) =>
  `<!doctype html><html lang="en-GB"><style>body{margin:0;background:#094536;font:600 18px system-ui,sans-serif}a{box-sizing:border-box;display:grid;place-content:center;gap:.6rem;justify-items:center;height:100vh;padding:1rem;color:#fff;text-align:center}a:focus-visible{outline:4px solid #fff;outline-offset:-8px}small{font-weight:400}</style><a href="${escaped(player)}"><span aria-hidden="true" style="font-size:48px">►</span>Play film: ${escaped(title)}<small>Plays from YouTube, which then learns of your visit.</small></a></html>`

/** Films of our own lie in public/video, each with captions and a first picture of its name beside it. */
const beside = (src: string, extension: string) =>
  src.startsWith('/video/') ? src.replace(/\.\w+$/, extension) : undefined

/** The film of an item: YouTube's player in a frame, or a file in the browser's player. */
export function Film({ film, title, poster }: { film: Source; title: string; poster?: string }) {
  if (film.kind === 'file') {
    const captions = beside(film.src, '.vtt')
    return (
      <video
        controls
        playsInline
        preload="metadata"
        poster={beside(film.src, '.webp') ?? poster}
        aria-label={`Film: ${title}`}
        className="aspect-video w-full rounded-lg bg-ink"
      >
        <source src={film.src} />
        {captions ? <track kind="captions" src={captions} srcLang="en-GB" label="English" /> : null}
        <a href={film.src}>Download the film</a>
      </video>
    )
  }
  const player = `https://www.youtube-nocookie.com/embed/${film.id}`
  return (
    <iframe
      title={`Film: ${title}`}
      src={player}
      srcDoc={cover(`${player}?autoplay=1`, title)}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      allowFullScreen
      loading="lazy"
      className="aspect-video w-full rounded-lg border-0 bg-accent-strong"
    />
  )
}
