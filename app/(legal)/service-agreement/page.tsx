import { createAgreementPage } from '@/components/legal/agreement-page'
import { routes } from '@/lib/config/routes'

const { Page, generateMetadata } = createAgreementPage({
  metaKey: 'service-agreement',
  path: routes.serviceAgreement,
  name: 'Service Agreement',
  heading: 'Our Terms',
})

export { generateMetadata }
export default Page
