import { createAgreementPage } from '@/components/legal/agreement-page'
import { routes } from '@/lib/config/routes'

const { Page, generateMetadata } = createAgreementPage({
  meta: 'terms-and-conditions',
  path: routes.terms,
  name: 'Terms and Conditions',
})

export { generateMetadata }
export default Page
