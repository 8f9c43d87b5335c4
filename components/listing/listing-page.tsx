import { JsonLd } from '@/components/ui/json-ld'
import { LocalAgent } from '@/components/property/local-agent'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ServerHtml } from '@/components/ui/server-html'
import { brand } from '@/lib/config/brand'
import { COMING_SOON_IMAGE, imageUrl } from '@/lib/config/images'
import { routes } from '@/lib/config/routes'
import { getSiteOrigin } from '@/lib/queries/page-metadata'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { AboutListing } from './about-listing'
import { BrochureHead } from './brochure'
import { EnergyRating } from './energy-rating'
import { Features } from './features'
import { FloorPlan } from './floor-plan'
import { Gallery } from './gallery'
import { LetCosts } from './let-costs'
import {
  getListingPath,
  listPictures,
  getListingStatus,
  townSearchHref,
  type Listing,
} from '@/components/property/listing'
import { ActionBar, ListingActions } from './listing-actions'
import { ListingHeader } from './listing-header'
import { ListingHistory } from './listing-history'
import { Location } from './location'
import { MaterialFacts } from './material-facts'
import { NoteViewed } from './note-viewed'
import { PricesPaid } from './prices-paid'
import { SaleCosts } from './sale-costs'
import { Section } from './section'
import { Share } from './share'
import { SimilarHomes } from './similar-homes'
import { StatusNote } from './status-note'
import { UnconfirmedNote } from './unconfirmed-note'
import { createStructuredData } from './structured-data'
import './listing.css'

const toActionsProps = (listing: Listing) => ({
  kind: listing.kind,
  id: listing.id,
  status: getListingStatus(listing),
  ownerId: listing.user_id,
})

interface ListingPageProps {
  listing: Listing
  now: Date
  /** Whether only the owner sees the page, before the advert begins. Nobody can save or share such a home. */
  isPreview?: boolean
}

/** The page of a listing for sale or to let (D-159). */
export function ListingPage({ listing, now, isPreview = false }: ListingPageProps) {
  const { apiResourceUrl, brandName } = getPublicSettings()
  const url = `${getSiteOrigin()}${getListingPath(listing)}`
  const pictures = listPictures(listing, apiResourceUrl)
  const galleryPictures =
    pictures.length > 0 ? pictures : [{ src: COMING_SOON_IMAGE, alt: 'Photo coming soon', isUncropped: true }]
  const getFileUrl = (name: string) => imageUrl(apiResourceUrl, listing.kind, listing.id, name)
  const trail = [
    listing.kind === 'sale'
      ? { name: 'Find a property', href: routes.buy }
      : { name: 'Find a letting', href: routes.rent },
    { name: listing.town, href: townSearchHref(listing.kind, listing) },
    { name: listing.portal_address },
  ]

  return (
    <article className="listing-page pb-10">
      {isPreview ? null : <NoteViewed home={`${listing.kind}:${listing.id}`} />}
      <JsonLd data={createStructuredData({ listing, url, origin: getSiteOrigin(), pictures, trail })} />
      <div className="print:hidden">
        <Breadcrumb trail={trail} />
      </div>
      <div className="wrap-page">
        <BrochureHead url={url} path={getListingPath(listing)} brandName={brandName} />
        <div className="-mx-[clamp(1rem,4vw,2rem)] tablet:mx-0 print:mx-0">
          <Gallery pictures={galleryPictures} address={listing.portal_address} />
        </div>
        <div className="mt-4 grid grid-cols-1 gap-8 tablet:mt-6 desktop:grid-cols-[minmax(0,1fr)_20rem] desktop:gap-x-12">
          <div className="grid min-w-0 grid-cols-1 content-start gap-5">
            <ListingHeader listing={listing} isPreview={isPreview} />
            <StatusNote listing={listing} />
            <UnconfirmedNote listing={listing} now={now} />
          </div>
          <ContactAside listing={listing} url={url} isPreview={isPreview} />
          <div className="grid min-w-0 grid-cols-1 gap-8">
            <Features features={listing.features} />
            <Section id="description" title="Description">
              {isPreview && listing.description === '' ? (
                <p className="text-muted">Not written yet.</p>
              ) : (
                <ServerHtml html={listing.description} className="wrap-break-word" />
              )}
            </Section>
            {listing.floorplan ? (
              <FloorPlanSection listing={listing} src={getFileUrl(listing.floorplan)} />
            ) : null}
            <MaterialFacts listing={listing} />
            <EnergyRating
              listing={listing}
              certificatePicture={listing.epc ? getFileUrl(listing.epc) : null}
            />
            {listing.kind === 'sale' ? <SaleCosts listing={listing} /> : <LetCosts listing={listing} />}
            <ListingHistory listing={listing} now={now} />
            <PricesPaid listing={listing} />
            <Location listing={listing} />
          </div>
        </div>
        <div className="mt-10 grid grid-cols-1 gap-10">
          <SimilarHomes listing={listing} />
          <AboutListing listing={listing} />
        </div>
        <ActionBar {...toActionsProps(listing)} />
      </div>
    </article>
  )
}

interface ContactAsideProps {
  listing: Listing
  /** Absolute URL of the page. */
  url: string
  isPreview: boolean
}

function ContactAside({ listing, url, isPreview }: ContactAsideProps) {
  return (
    <aside aria-label="Get in touch" className="print:hidden desktop:row-span-2">
      <div className="grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-card desktop:sticky desktop:top-24">
        <ListingActions {...toActionsProps(listing)} />
        <p className="text-sm text-muted">
          Or call{' '}
          <a href={brand.phoneHref} className="tabular font-semibold">
            {brand.phone}
          </a>
          , reference {listing.reference ?? listing.id}.
        </p>
        {listing.kind === 'sale' && listing.local_agent ? <LocalAgent {...listing.local_agent} /> : null}
        {isPreview ? null : (
          <Share url={url} title={listing.portal_address} home={{ kind: listing.kind, id: listing.id }} />
        )}
      </div>
    </aside>
  )
}

function FloorPlanSection({ listing, src }: { listing: Listing; src: string }) {
  const address = listing.portal_address
  const alt = listing.floorplan_alt || `Floor plan of ${address}`
  return (
    <Section id="floorplan" title="Floor plan">
      <FloorPlan plan={{ src, alt }} address={address} />
    </Section>
  )
}
