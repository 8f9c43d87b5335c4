import { InternalLink } from '@/components/ui/internal-link'
import { placeHref } from '@/lib/search/location'
import { essexPlaces } from './text/local'

/** The towns of the Essex service, each linked to its homes for sale (LOCAL-15). */
export function AreasCovered() {
  return (
    <section aria-labelledby="areas-covered">
      <h2 id="areas-covered">Areas covered</h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 tablet:grid-cols-4">
        {essexPlaces.map((place) => (
          <li key={place}>
            <InternalLink href={placeHref('sale', place)} className="area-link">
              {place}
            </InternalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
