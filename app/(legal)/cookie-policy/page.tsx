import { cookiePolicy } from '@/components/legal/text/cookies'
import { writtenPage } from '@/components/legal/written-page'
import { routes } from '@/lib/config/routes'

const { Page, generateMetadata } = writtenPage({
  meta: 'cookie-policy',
  path: routes.cookiePolicy,
  title: 'Cookie policy',
  body: cookiePolicy,
})

export { generateMetadata }
export default Page
