import { reviewsPolicy } from '@/components/legal/text/reviews-policy'
import { writtenPage } from '@/components/legal/written-page'
import { routes } from '@/lib/config/routes'

const { Page, generateMetadata } = writtenPage({
  meta: 'reviews-policy',
  path: routes.reviewsPolicy,
  title: 'Reviews policy',
  body: reviewsPolicy,
})

export { generateMetadata }
export default Page
