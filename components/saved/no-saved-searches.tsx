import { SoftLink } from '@/components/ui/soft-link'
import { routes } from '@/lib/config/routes'

/** Says how a search is saved, where there is none yet. */
export const NoSavedSearches = () => (
  <div className="max-w-[60ch] rounded-lg border border-line bg-surface p-6">
    <p className="font-semibold">No saved searches yet.</p>
    <p className="mt-2">
      Search for homes{' '}
      <SoftLink href={routes.buy} className="underline">
        to buy
      </SoftLink>{' '}
      or{' '}
      <SoftLink href={routes.rent} className="underline">
        to rent
      </SoftLink>
      , and press “Save this search” above the results. Here you can run it again, and choose to be told of
      new homes and price cuts by email: at once, once a day or once a week.
    </p>
  </div>
)
