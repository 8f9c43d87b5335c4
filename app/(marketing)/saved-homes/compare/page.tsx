import type { Metadata } from 'next'
import { compareListings } from '@/components/compare/compare-rows'
import { CompareTable } from '@/components/compare/compare-table'
import { findComparedListings } from '@/components/compare/find-compared-listings'
import { PrintButton } from '@/components/compare/print-button'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { InternalLink } from '@/components/ui/internal-link'
import { savedRoutes } from '@/lib/config/saved-routes'
import { MAX_COMPARED_HOMES } from '@/lib/domain/saved-home'
import { createPageMetadata } from '@/lib/queries/page-metadata'

export const generateMetadata = (): Metadata =>
  createPageMetadata({
    meta: { page_title: 'Compare homes', meta_description: '', meta_image: '' },
    path: savedRoutes.compare,
    noindex: true,
  })

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The URL names the homes. A page that is not indexed has a Breadcrumb and no PageTrail with JSON-LD. */
export default async function ComparePage({ searchParams }: Props) {
  const { home } = await searchParams
  // A parameter that occurs once is a string, and one that occurs several times an array.
  const homeKeys = [home ?? []].flat()
  const { listings, goneCount, hasTooManyHomes } = await findComparedListings(homeKeys)
  const rows = compareListings(listings)
  const differenceCount = rows.filter(({ isDifferent }) => isDifferent).length
  return (
    <>
      <Breadcrumb trail={[{ name: 'Saved homes', href: savedRoutes.visitor }, { name: 'Compare homes' }]} />
      <div className="wrap-page pb-14 pt-2">
        <h1>Compare homes</h1>
        <div className="mb-6 mt-3 grid max-w-[60ch] gap-3 text-muted">
          {hasTooManyHomes ? (
            <p>You chose more than {MAX_COMPARED_HOMES} homes. These are the first ones.</p>
          ) : null}
          {goneCount > 0 ? (
            <p>
              {goneCount === 1 ? 'One of the homes is' : `${goneCount} of the homes are`} no longer
              advertised, and left out.
            </p>
          ) : null}
          {listings.length > 1 ? (
            <p>
              {differenceCount === 0
                ? 'As far as we know they differ in nothing.'
                : `They differ in ${differenceCount} of ${rows.length} facts, which are marked.`}{' '}
              “Not given” means that nobody has told us.
            </p>
          ) : null}
        </div>
        {listings.length > 1 ? (
          <>
            <p className="mb-4">
              <PrintButton />
            </p>
            <CompareTable listings={listings} rows={rows} />
          </>
        ) : (
          <div className="max-w-[60ch] rounded-lg border border-line bg-surface p-6">
            <p className="font-semibold">Choose two homes at least.</p>
            <p className="mt-2">
              Tick up to {MAX_COMPARED_HOMES} of{' '}
              <InternalLink href={savedRoutes.visitor} className="underline">
                your saved homes
              </InternalLink>
              , and press “Compare”. Their prices, sizes, tenure, running costs and all other facts that we
              know then stand side by side.
            </p>
          </div>
        )}
      </div>
    </>
  )
}
