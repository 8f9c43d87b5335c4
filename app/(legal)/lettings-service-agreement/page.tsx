import { createAgreementPage } from '@/components/legal/agreement-page'
import { routes } from '@/lib/config/routes'

const { Page, generateMetadata } = createAgreementPage({
  metaKey: 'lettings-service-agreement',
  path: routes.lettingsServiceAgreement,
  name: 'Lettings Service Agreement',
})

export { generateMetadata }
export default Page
