import { reviewsPolicy } from '@/components/legal/text/reviews-policy'
import { createLegalTextPage } from '@/components/legal/legal-text-page'
import { routes } from '@/lib/config/routes'

const { Page, generateMetadata } = createLegalTextPage({
  metaKey: 'reviews-policy',
  path: routes.reviewsPolicy,
  title: 'Reviews policy',
  body: reviewsPolicy,
})

export { generateMetadata }
export default Page
