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

/** An id of 0 stands for one that is no number; the page itself then answers 404. */
export const generateMetadata = async ({ params }: HomeParams) =>
  createOwnHomeMetadata('Preview', homeStepHref('sale', Number((await params).id) || 0, 'preview'))

/** Shows the owner alone the advert as others will see it (design E2). */
export default async function PreviewPage({ params }: HomeParams) {
  const { user, home } = await requireOwnHome('sale', (await params).id)
  const detail = await getPropertyPreview(user.id, home.id)
  if (!detail) notFound()
  return (
    <>
      <PreviewBanner home={home} userId={user.id} />
      <ListingPage listing={{ kind: 'sale', ...detail }} now={new Date()} />
    </>
  )
}
