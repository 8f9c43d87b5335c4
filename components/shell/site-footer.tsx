import { CookieChoiceButton } from '@/components/consent/cookie-notice'
import { FooterAccountLink } from '@/components/shell/footer-account-link'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import { StaticMarkup } from './static-markup'

/** The footer of every page (SHELL-01). */
export function SiteFooter({ brandName, valuationUrl }: { brandName: string; valuationUrl: string | null }) {
  return (
    <footer className="mt-auto border-t border-line bg-sunken print:hidden">
      <div className="wrap-page grid gap-10 py-10 wrap-anywhere">
        <StaticMarkup part="footer-links" brandName={brandName} valuationUrl={valuationUrl} />
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-t border-line pt-6">
          <StaticMarkup part="legal-line" brandName={brandName} />
          <p className="flex flex-wrap gap-x-5 text-sm">
            <InternalLink href={routes.privacy} className="footer-link">
              Privacy
            </InternalLink>
            <CookieChoiceButton className="footer-link text-sm" />
            <FooterAccountLink className="footer-link" />
          </p>
        </div>
      </div>
    </footer>
  )
}
