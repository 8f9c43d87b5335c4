import { feesPage } from '@/components/legal/text/fees'
import { createLegalTextPage } from '@/components/legal/legal-text-page'
import { routes } from '@/lib/config/routes'

const { Page, generateMetadata } = createLegalTextPage({
  metaKey: 'fees',
  path: routes.fees,
  title: 'Our fees',
  body: feesPage,
})

export { generateMetadata }
export default Page
