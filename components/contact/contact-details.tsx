import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { getPublicSettings } from '@/lib/queries/public-settings'

const rowClass = 'flex items-start gap-3'
const iconClass = 'mt-1 size-5 shrink-0 text-accent'
const linkClass = 'inline-flex min-h-11 items-center font-semibold tablet:min-h-8'

/** Telephone, e-mail and postal address (CONTACT-01). */
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
          E-mail
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
        </span>
      </p>
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

/** Links to pages that answer the most frequent messages. */
export function FrequentTopics() {
  return (
    <nav aria-labelledby="quicker">
      <h2 id="quicker" className="text-xl">
        Perhaps quicker
      </h2>
      <ul className="mt-2 grid gap-x-6 tablet:grid-cols-2">
        {createTopicLinks(getPublicSettings().productSlug).map(([label, href]) => (
          <li key={href}>
            <SoftLink href={href} className="inline-flex min-h-11 items-center">
              {label}
            </SoftLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
