import { MAP_CREDITS } from '@/lib/config/place-credits'

/** The credits that the licences of the map's data require. */
export function MapCredits() {
  return (
    <p className="text-xs text-muted">
      {MAP_CREDITS.map(({ text, href }, index) => (
        <span key={href}>
          {index > 0 ? ' · ' : null}
          <a href={href} className="text-muted">
            {text}
          </a>
        </span>
      ))}
    </p>
  )
}
