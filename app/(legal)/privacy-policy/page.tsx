import { privacyPolicy } from '@/components/legal/text/privacy'
import { createLegalTextPage } from '@/components/legal/legal-text-page'
import { routes } from '@/lib/config/routes'

const { Page, generateMetadata } = createLegalTextPage({
  metaKey: 'privacy-policy',
  path: routes.privacy,
  title: 'Privacy Policy',
  body: privacyPolicy,
})

export { generateMetadata }
export default Page
