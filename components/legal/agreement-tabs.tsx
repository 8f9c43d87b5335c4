import { classNames } from '@/components/ui/class-names'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'

const tabs = [
  { name: 'Terms and Conditions', href: routes.terms },
  { name: 'Service Agreement', href: routes.serviceAgreement },
  { name: 'Lettings Service Agreement', href: routes.lettingsServiceAgreement },
] as const

/** Links between the three pages of terms, which look like tabs (STATIC-19, D-102). */
export function AgreementTabs({ current }: { current: string }) {
  return (
    <nav aria-label="Our terms" className="border-b border-line-strong">
      <ul className="flex flex-col tablet:flex-row">
        {tabs.map(({ name, href }) => (
          <li key={href}>
            <InternalLink
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center border-l-4 px-4 font-semibold no-underline hover:bg-accent-soft tablet:-mb-px tablet:border-b-4 tablet:border-l-0',
                href === current ? 'border-accent text-ink' : 'border-transparent',
              )}
            >
              {name}
            </InternalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
