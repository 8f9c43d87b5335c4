import { Accreditation } from '@/components/trust/accreditation'
import { Icon } from '@/components/ui/icon'
import { FoldOnPhones } from '@/components/ui/fold-on-phones'
import { brand } from '@/lib/config/brand'
import { Logo } from './logo'
import { footerGroups, withValuationUrl } from './menu-groups'
import { MenuLink } from './menu-link'
import { SocialLinks } from './social-links'

/** The rows of the footer above the legal line: contact, links and accreditation. */
export function FooterLinks({ brandName, valuationUrl }: { brandName: string; valuationUrl: string | null }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <Logo brandName={brandName} />
        <address className="flex flex-wrap gap-x-6 gap-y-1">
          <a
            href={brand.phoneHref}
            className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline hover:underline"
          >
            <Icon name="phone" className="size-5" /> {brand.phone}
          </a>
          <a
            href={`mailto:${brand.email}`}
            className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline hover:underline"
          >
            <Icon name="mail" className="size-5" /> {brand.email}
          </a>
        </address>
        <SocialLinks />
      </div>
      <nav
        aria-label="Footer"
        className="grid gap-x-6 gap-y-8 max-tablet:gap-0 max-tablet:divide-y max-tablet:divide-line max-tablet:border-y max-tablet:border-line tablet:grid-cols-3 desktop:grid-cols-5"
      >
        {withValuationUrl(footerGroups, valuationUrl).map((group) => (
          <section key={group.title} aria-label={group.title}>
            <FoldOnPhones summary={<span className="font-display text-lg">{group.title}</span>}>
              <ul className="footer-list">
                {group.links.map((link) => (
                  <li key={link.href}>
                    <MenuLink link={link} />
                  </li>
                ))}
              </ul>
            </FoldOnPhones>
          </section>
        ))}
      </nav>
      <Accreditation />
    </>
  )
}
