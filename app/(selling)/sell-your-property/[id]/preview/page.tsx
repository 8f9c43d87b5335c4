import { notFound } from 'next/navigation'
import { ListingPage } from '@/components/listing/listing-page'
import {
  requireOwnHome,
  createOwnHomeMetadata,
  type HomeParams,
} from '@/components/selling/create-step-routes'
import { PreviewBanner } from '@/components/selling/preview-banner'
import { homeStepHref } from '@/lib/config/routes'
import { getPropertyPreview } from '@/lib/queries/selling'

/** Replaces an id that is not a number by 0. The page itself answers such a URL with 404. */
export const generateMetadata = async ({ params }: HomeParams) =>
  createOwnHomeMetadata('Preview', homeStepHref('sale', Number((await params).id) || 0, 'preview'))

/** Shows only to the owner the advert as others will see it (design E2). */
export default async function PreviewPage({ params }: HomeParams) {
  const { user, home } = await requireOwnHome('sale', (await params).id)
  const detail = await getPropertyPreview(user.id, home.id)
  if (!detail) notFound()
  return (
    <>
      <PreviewBanner home={home} userId={user.id} />
      <ListingPage listing={{ kind: 'sale', ...detail }} now={new Date()} isPreview />
    </>
  )
}
