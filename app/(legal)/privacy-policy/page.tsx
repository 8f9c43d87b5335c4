import { privacyPolicy } from '@/components/legal/text/privacy'
import { writtenPage } from '@/components/legal/written-page'
import { routes } from '@/lib/config/routes'

const { Page, generateMetadata } = writtenPage({
  meta: 'privacy-policy',
  path: routes.privacy,
  title: 'Privacy Policy',
  body: privacyPolicy,
})

export { generateMetadata }
export default Page
