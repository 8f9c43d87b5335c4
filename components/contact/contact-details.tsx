import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import { brand } from '@/lib/config/brand'
import { openingHours } from '@/lib/config/opening-hours'
import { routes } from '@/lib/config/routes'
import { getPublicSettings } from '@/lib/queries/public-settings'

const rowClass = 'flex items-start gap-3'
const iconClass = 'mt-1 size-5 shrink-0 text-accent'
const linkClass = 'inline-flex min-h-11 items-center font-semibold tablet:min-h-8'

/** Returns Google's URL for directions from the visitor's position, as documented under "Maps URLs". */
const createDirectionsUrl = ({ lat, lng }: { lat: number; lng: number }) =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lng}`

/** Telephone, email, postal address with directions, and opening hours (CONTACT-01). */
export function ContactDetails() {
  return (
    <address className="grid gap-3 wrap-anywhere">
      <p className={rowClass}>
        <Icon name="phone" className={iconClass} />
        <span>
          Telephone
          <br />
          <a href={brand.phoneHref} className={linkClass}>
            {brand.phone}
          </a>
        </span>
      </p>
      <p className={rowClass}>
        <Icon name="mail" className={iconClass} />
        <span>
          Email
          <br />
          <a href={`mailto:${brand.email}`} className={linkClass}>
            {brand.email}
          </a>
        </span>
      </p>
      <p className={rowClass}>
        <Icon name="map-pin" className={iconClass} />
        <span>
          Post
          <br />
          <span className="font-semibold">
            {brand.legalName}
            <br />
            {brand.registeredOffice}
          </span>
          <br />
          <a
            href={createDirectionsUrl(brand.mapPoint)}
            target="_blank"
            rel="noopener noreferrer"
            className={linkClass}
          >
            Directions
            <Icon name="external-link" className="ml-1.5 size-4" />
            <span className="sr-only"> to our office (opens Google Maps in a new tab)</span>
          </a>
        </span>
      </p>
      <div className={rowClass}>
        <Icon name="calendar-clock" className={iconClass} />
        <div>
          <p>Telephone and office</p>
          <dl className="grid grid-cols-[auto_auto] justify-start gap-x-4 font-semibold">
            {openingHours.map(({ days, hours }) => (
              <div key={days} className="col-span-2 grid grid-cols-subgrid">
                <dt className="font-normal">{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </address>
  )
}

const createTopicLinks = (productSlug: string) =>
  [
    ['Value my home', routes.localContact(productSlug)],
    ['Questions about selling and buying', routes.faq],
    ['Questions about letting and renting', routes.faqLettings],
    ['Make a complaint', routes.complaints],
  ] as const

export function FrequentTopics() {
  return (
    <nav aria-labelledby="quicker">
      <h2 id="quicker" className="text-xl">
        Perhaps quicker
      </h2>
      <ul className="mt-2 grid gap-x-6 tablet:grid-cols-2">
        {createTopicLinks(getPublicSettings().productSlug).map(([label, href]) => (
          <li key={href}>
            <InternalLink href={href} className="inline-flex min-h-11 items-center">
              {label}
            </InternalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
