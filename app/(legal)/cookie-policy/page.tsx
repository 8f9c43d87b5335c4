import { cookiePolicy } from '@/components/legal/text/cookies'
import { createLegalTextPage } from '@/components/legal/legal-text-page'
import { routes } from '@/lib/config/routes'

const { Page, generateMetadata } = createLegalTextPage({
  metaKey: 'cookie-policy',
  path: routes.cookiePolicy,
  title: 'Cookie policy',
  body: cookiePolicy,
})

export { generateMetadata }
export default Page
