import { Breadcrumb } from '@/components/ui/breadcrumb'
import { brand } from '@/lib/config/brand'
import { getCurrentUser } from '@/lib/session/current-user'
import { LazyReportProblemForm } from './lazy-report-problem-form'
import { getListingPath, townSearchHref, type Listing } from '@/components/property/listing'
import { ListingAside } from './listing-aside'

export const REPORT_HEADING = 'Report a problem'

export async function ReportProblemPage({ listing }: { listing: Listing }) {
  const reference = listing.reference ?? listing.id
  const user = await getCurrentUser()
  return (
    <>
      <Breadcrumb
        trail={[
          { name: listing.town, href: townSearchHref(listing.kind, listing) },
          { name: listing.portal_address, href: getListingPath(listing) },
          { name: REPORT_HEADING },
        ]}
      />
      <div className="wrap-page grid gap-8 py-6 tablet:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-4">
          <h1>{REPORT_HEADING}</h1>
          <p className="max-w-prose text-lg">
            Is something on this listing wrong, out of date or not right? Tell us, and we will check it with
            the owner. You do not need an account.
          </p>
          <LazyReportProblemForm
            about={`Reference ${reference}, ${listing.portal_address}`}
            name={user ? `${user.first_name} ${user.last_name}` : ''}
            email={user?.email ?? ''}
          />
          <p className="text-sm text-muted">
            If somebody asks you for money before you have seen the home, do not pay, and call us on{' '}
            <a href={brand.phoneHref} className="whitespace-nowrap underline">
              {brand.phone}
            </a>
            .
          </p>
        </div>
        <ListingAside listing={listing} />
      </div>
    </>
  )
}
