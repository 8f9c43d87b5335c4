import { Icon } from '@/components/ui/icon'
import { brand } from '@/lib/config/brand'
import { AccountLink } from '@/components/shell/account-link'
import { HeaderNotice } from './header-notice'
import { PartnerNote } from './partner-note'
import { StaticMarkup } from './static-markup'

/** The header of every page (SHELL-01). */
export function SiteHeader({ name, valuationUrl }: { name: string; valuationUrl?: string }) {
  return (
    <header className="bg-surface print:hidden">
      <HeaderNotice />
      {/* On phones the number is a button of the row below; the bar is left for a partner's name. */}
      <div className="bg-accent-strong text-sm text-on-accent max-tablet:not-has-data-partner:hidden">
        <div className="wrap-page flex min-h-11 items-center justify-between gap-2">
          <PartnerNote strapline="Online estate and letting agents" />
          <a
            href={brand.phoneHref}
            className="flex min-h-11 shrink-0 items-center gap-2 font-semibold text-on-accent no-underline hover:underline max-tablet:hidden"
          >
            <Icon name="phone" className="size-4" />
            <span className="sr-only">Call </span>
            {brand.phone}
          </a>
        </div>
      </div>
      <div className="relative border-b border-line">
        <div className="wrap-page flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 tablet:min-h-18 tablet:gap-x-3 desktop:gap-x-6">
          <StaticMarkup part="logo-and-menu" name={name} valuationUrl={valuationUrl} />
          <div className="ml-auto flex flex-wrap items-center justify-end gap-1.5 tablet:gap-2">
            <AccountLink />
            <StaticMarkup part="phone-menu" name={name} valuationUrl={valuationUrl} />
          </div>
        </div>
      </div>
    </header>
  )
}
