import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listingActionHref, listingHref, reportProblemHref } from '@/lib/config/routes'
import type { ListingAction } from '@/lib/domain/listing-permissions'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { getFormerListing, parseId } from '@/lib/queries/listings'
import { noteMissingPage } from '@/lib/queries/note-missing-page'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { ActionPage } from './action-page'
import { actionLabels } from './action-labels'
import { FormerListingPage, getFormerListingTitle } from './former-listing'
import { getListing, redirectUnlessPermitted } from './get-listing'
import { createListingMetadata } from './listing-metadata'
import { ListingPage } from './listing-page'
import { REPORT_HEADING, ReportProblemPage } from './report-problem-page'

export interface ListingParams {
  params: Promise<{ id: string; slug: string }>
}
export interface ActionParams {
  params: Promise<{ id: string }>
  searchParams: Promise<{ fact?: string | string[]; question?: string | string[] }>
}

/** By kind, the action that only the other kind of listing has. It is no slug of a listing: its path answers 404. */
const actionOfOtherKind: Record<ListingKind, string> = { sale: 'request-let-property', let: 'make-an-offer' }

/** Ignores a parameter that occurs several times in the URL, which is an array. */
const toSingleValue = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

function findFormerListing(kind: ListingKind, idSegment: string) {
  const id = parseId(idSegment)
  return id === null ? null : getFormerListing(kind, id)
}

/** Creates the exports of the route of a listing. The page is public and answers under any slug (D-91, D-159). */
export const createListingRoute = (kind: ListingKind) => ({
  async generateMetadata({ params }: ListingParams): Promise<Metadata> {
    const { id, slug } = await params
    const listing = await getListing(kind, id)
    if (listing) return createListingMetadata(listing, listingHref(kind, listing.id, slug))
    const formerListing = await findFormerListing(kind, id)
    if (!formerListing) return {}
    const title = `${getFormerListingTitle(kind)}: ${formerListing.portal_address}`
    return { title, robots: { index: false } }
  },
  async Page({ params }: ListingParams) {
    const { id, slug } = await params
    if (slug === actionOfOtherKind[kind]) notFound()
    const listing = await getListing(kind, id)
    if (listing) return <ListingPage listing={listing} now={new Date()} />
    const formerListing = await findFormerListing(kind, id)
    if (!formerListing) notFound()
    noteMissingPage() // sends the page with HTTP 404
    return <FormerListingPage kind={kind} listing={formerListing} />
  },
})

/** Creates the exports of an action's route: a noindex page, or a redirect if the status forbids the action (D-160). */
export const createActionRoute = (kind: ListingKind, action: ListingAction) => ({
  async generateMetadata({ params }: ActionParams): Promise<Metadata> {
    const listing = await getListing(kind, (await params).id)
    if (!listing) return {}
    const meta = {
      page_title: actionLabels[action].heading,
      meta_description: `${actionLabels[action].heading}: ${listing.portal_address}`,
      meta_image: '',
    }
    return createPageMetadata({
      meta,
      path: listingActionHref(kind, listing.id, action),
      canonical: null,
      noindex: true,
    })
  },
  async Page({ params, searchParams }: ActionParams) {
    const listing = await getListing(kind, (await params).id)
    if (!listing) notFound()
    redirectUnlessPermitted(listing, action)
    const { fact, question } = await searchParams
    return (
      <ActionPage
        listing={listing}
        action={action}
        factKey={toSingleValue(fact)}
        question={toSingleValue(question)}
      />
    )
  },
})

export const createReportRoute = (kind: ListingKind) => ({
  async generateMetadata({ params }: ActionParams): Promise<Metadata> {
    const listing = await getListing(kind, (await params).id)
    if (!listing) return {}
    return createPageMetadata({
      meta: {
        page_title: REPORT_HEADING,
        meta_description: `${REPORT_HEADING}: ${listing.portal_address}`,
        meta_image: '',
      },
      path: reportProblemHref(kind, listing.id),
      canonical: null,
      noindex: true,
    })
  },
  async Page({ params }: ActionParams) {
    const listing = await getListing(kind, (await params).id)
    if (!listing) notFound()
    return <ReportProblemPage listing={listing} />
  },
})
