import { AccountButton, AccountLink } from '@/components/shell/account-link'
import { HeaderNotice } from './header-notice'
import { PartnerNote } from './partner-note'
import { StaticMarkup } from './static-markup'

/** The header of every page (SHELL-01). */
export function SiteHeader({ brandName, valuationUrl }: { brandName: string; valuationUrl: string | null }) {
  return (
    <header className="bg-surface print:hidden">
      <HeaderNotice />
      {/* On phones the number is a button in the row below, so this bar is only for a partner's name. */}
      <div className="bg-accent-strong text-sm text-on-accent max-tablet:not-has-data-partner:hidden">
        <div className="wrap-page flex min-h-11 items-center justify-between gap-2">
          <PartnerNote strapline="Online estate and letting agents" />
          <StaticMarkup part="phone-number" brandName={brandName} />
        </div>
      </div>
      <div className="relative border-b border-line">
        <div className="wrap-page flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 tablet:min-h-18 tablet:gap-x-3 desktop:gap-x-6">
          <StaticMarkup part="logo" brandName={brandName} />
          <div className="ml-auto flex flex-wrap items-center justify-end gap-1.5 tablet:gap-2 desktop:contents">
            <AccountButton />
            <StaticMarkup part="main-menu" brandName={brandName} valuationUrl={valuationUrl} />
            <AccountLink />
          </div>
        </div>
      </div>
    </header>
  )
}
