import { createAgreementPage } from '@/components/legal/agreement-page'
import { routes } from '@/lib/config/routes'

const { Page, generateMetadata } = createAgreementPage({
  metaKey: 'terms-and-conditions',
  path: routes.terms,
  name: 'Terms and Conditions',
})

export { generateMetadata }
export default Page
