import { INVENTED_NAMES_NOTE } from '@/lib/config/page-text'

/** Invented partners of the demonstration, with local pictures as logos (D-59). Widths are at a height of 40 px. */
const partners = [
  { name: 'Foundry Legal', file: 'foundry-legal', width: 195 },
  { name: 'Broadleaf Mortgages', file: 'broadleaf-mortgages', width: 259 },
  { name: 'Tally Referencing', file: 'tally-referencing', width: 238 },
  { name: 'Harbour Finance', file: 'harbour-finance', width: 217 },
] as const

/** Logos of the agency's partners (STATIC-41, STATIC-47). */
export function PartnerLogos() {
  return (
    <section aria-labelledby="partners">
      <h2 id="partners" className="font-sans text-sm font-semibold text-muted">
        Our partners
      </h2>
      <ul className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-4">
        {partners.map(({ name, file, width }) => (
          <li key={file}>
            {/* A picture element, in which lint permits a plain img: an SVG needs no next/image. */}
            <picture>
              <img
                src={`/partners/${file}.svg`}
                alt={name}
                width={width}
                height={40}
                loading="lazy"
                className="h-8 w-auto desktop:h-7"
              />
            </picture>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-muted">{INVENTED_NAMES_NOTE}</p>
    </section>
  )
}
