import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import { brand } from '@/lib/config/brand'
import { PLACE_CREDITS } from '@/lib/config/place-credits'
import { routes } from '@/lib/config/routes'
import { Accreditation } from '@/components/trust/accreditation'
import { CookieChoiceButton } from '@/components/consent/cookie-notice'
import { FooterAccountLink } from '@/components/shell/footer-account-link'
import { Logo } from './logo'
import { footerGroups } from './menu-groups'
import { MenuLink } from './menu-link'
import { SocialLinks } from './social-links'

const linkClass =
  'inline-flex min-h-11 items-center text-ink no-underline hover:text-accent hover:underline tablet:min-h-8'

/** Company details that the Companies Act and the E-Commerce Regulations require (FOOTER-03), and the credits of the place data. */
function LegalLine({ name }: { name: string }) {
  return (
    <div className="grid gap-1 text-sm text-muted">
      <p>
        {name} is a trading name of {brand.legalName}, a limited company registered in {brand.registeredIn},
        registration number {brand.companyNumber}. VAT number {brand.vatNumber}.
      </p>
      <p>
        Registered office: {brand.registeredOffice}. Redress: {brand.redress.name}. Client money protection:{' '}
        {brand.clientMoneyProtection.name}.
      </p>
      <p>
        {PLACE_CREDITS.map(({ text, href }, index) => (
          <span key={href}>
            {index > 0 ? ' · ' : ''}
            <a href={href} className="text-muted">
              {text}
            </a>
          </span>
        ))}
      </p>
    </div>
  )
}

/** The footer of every page (SHELL-01). */
export function SiteFooter({ name }: { name: string }) {
  return (
    <footer className="mt-auto border-t border-line bg-sunken print:hidden">
      <div className="wrap-page grid gap-10 py-10 wrap-anywhere">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
          <Logo name={name} />
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
          className="grid grid-cols-2 gap-x-6 gap-y-8 tablet:grid-cols-3 desktop:grid-cols-5"
        >
          {footerGroups.map((group) => (
            <section key={group.title} aria-label={group.title} className="max-tablet:last:odd:col-span-2">
              <p className="font-display text-lg">{group.title}</p>
              <ul className="mt-2 max-tablet:[:last-child:nth-child(odd)>&]:columns-2 max-tablet:gap-x-6">
                {group.links.map((link) => (
                  <li key={link.href}>
                    <MenuLink link={link} className={linkClass} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <Accreditation />
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-t border-line pt-6">
          <LegalLine name={name} />
          <p className="flex flex-wrap gap-x-5 text-sm">
            <SoftLink href={routes.privacy} className={linkClass}>
              Privacy
            </SoftLink>
            <CookieChoiceButton className={`${linkClass} text-sm`} />
            <FooterAccountLink className={linkClass} />
          </p>
        </div>
      </div>
    </footer>
  )
}
