import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'

/** The link back from the page of an agreed sale or letting. */
export function AllOffersLink() {
  return (
    <p>
      <InternalLink href={routes.accountOffers} className="font-semibold underline">
        All offers
      </InternalLink>
    </p>
  )
}
