import { notFound } from 'next/navigation'
import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { UnavailableFeature } from '@/components/account/unavailable-feature'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { ListingPictures } from '@/components/uploads/listing-pictures'
import { listingHref, routes } from '@/lib/config/routes'
import { fromWireKind } from '@/lib/contract/wire-kind'
import { isLive } from '@/lib/domain/listing-status'
import { getFileNotice, getListingFiles } from '@/lib/queries/files'
import { parseId } from '@/lib/queries/listings'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { requireUser } from '@/lib/session/current-user'

// The metadata has the account's URL, because this page serves homes for sale and to let.
export const metadata = createAccountPageMetadata('Pictures and documents', routes.account)

/** Shows the files of the user's own listing or draft. Answers 404 for another person's listing. */
export default async function ListingPicturesPage({ params }: { params: Promise<{ id: string }> }) {
  const { id: userId } = await requireUser()
  const listingId = parseId((await params).id)
  const files = listingId ? await getListingFiles(userId, listingId) : 'missing'
  if (files === 'missing') notFound()
  return (
    <AccountPageLayout
      userId={userId}
      title="Pictures and documents"
      intro={files ? `Of ${files.portal_address}.` : undefined}
    >
      {files === null ? (
        <UnavailableFeature>Pictures cannot be changed here.</UnavailableFeature>
      ) : (
        <>
          <ListingPictures
            userId={userId}
            initial={files}
            apiResourceUrl={getPublicSettings().apiResourceUrl}
            notice={await getFileNotice()}
          />
          {isLive(files.status) ? (
            <p>
              <InternalLink
                href={listingHref(fromWireKind(files.kind), files.property_id, files.slug)}
                className={buttonClass('secondary')}
              >
                See the advert
              </InternalLink>
            </p>
          ) : null}
        </>
      )}
    </AccountPageLayout>
  )
}
