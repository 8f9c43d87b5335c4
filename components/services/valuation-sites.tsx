import { valuationSites } from '@/lib/config/valuation-sites'

/** Links to three external valuation sites (STATIC-34). */
export function ValuationSites() {
  return (
    <section aria-labelledby="valuation-sites" className="border-y border-line bg-surface">
      <div className="wrap-page py-12">
        <h2 id="valuation-sites">Three more to compare it with</h2>
        <ul className="mt-5 grid gap-5 tablet:grid-cols-3">
          {valuationSites.map(({ name, url, picture, text }) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="group block h-full overflow-hidden rounded-lg border border-line bg-paper text-ink no-underline hover:border-accent"
              >
                {/* A picture element, in which lint permits a plain img: an SVG needs no next/image. */}
                <picture>
                  <img
                    src={`/valuation/${picture}.svg`}
                    alt=""
                    width={360}
                    height={200}
                    loading="lazy"
                    className="aspect-9/5 w-full object-cover"
                  />
                </picture>
                <span className="block p-4">
                  <strong className="font-display text-lg font-medium text-accent underline group-hover:no-underline">
                    {name}
                  </strong>
                  <span className="mt-1 block">
                    {text}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
