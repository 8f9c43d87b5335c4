import { RatingWidget } from '@/components/trust/rating-widget'
import { INVENTED_NAMES_NOTE } from '@/lib/config/page-text'
import { getRating } from '@/lib/queries/site-meta'

/** Invented newspapers (D-59), each with its name as in the logo, and the logo's width at a height of 48 px. */
const newspapers = [
  { name: 'The Home Mover', file: 'the-home-mover', width: 279 },
  { name: 'Moving Week', file: 'moving-week', width: 220 },
  { name: 'Hearth & Key', file: 'hearth-and-key', width: 209 },
  { name: 'landlord ledger', file: 'landlord-ledger', width: 203 },
  { name: 'Saturday Property', file: 'saturday-property', width: 239 },
] as const

/** Logos of newspapers, and the rating by reviews (HOME-05, HOME-06). */
export async function TrustSection() {
  const rating = await getRating()
  return (
    <section aria-labelledby="as-seen-on" className="border-y border-line bg-surface">
      <div className="wrap-page grid gap-4 py-5 tablet:gap-5 tablet:py-6 desktop:grid-cols-[1fr_auto] desktop:items-center desktop:gap-8">
        <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
          <h2 id="as-seen-on" className="font-sans text-sm font-semibold text-muted">
            As seen on
          </h2>
          <ul className="flex flex-wrap items-center gap-x-5 gap-y-2 tablet:gap-x-6 tablet:gap-y-3">
            {newspapers.map(({ name, file, width }) => (
              <li key={file}>
                {/* A picture element, in which lint permits a plain img: an SVG needs no next/image. */}
                <picture>
                  <img
                    src={`/press/${file}.svg`}
                    alt={name}
                    width={width}
                    height={48}
                    loading="lazy"
                    className="h-6 w-auto"
                  />
                </picture>
              </li>
            ))}
          </ul>
        </div>
        <p className="text-xs text-muted desktop:order-last">{INVENTED_NAMES_NOTE}</p>
        <RatingWidget rating={rating} />
      </div>
    </section>
  )
}
