import { SoftLink } from '@/components/ui/soft-link'
import { routes } from '@/lib/config/routes'

/** The way back from the page of an agreed sale or letting. */
export function AllOffersLink() {
  return (
    <p>
      <SoftLink href={routes.accountOffers} className="font-semibold underline">
        All offers
      </SoftLink>
    </p>
  )
}
