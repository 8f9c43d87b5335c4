import { feesPage } from '@/components/legal/text/fees'
import { writtenPage } from '@/components/legal/written-page'
import { routes } from '@/lib/config/routes'

const { Page, generateMetadata } = writtenPage({
  meta: 'fees',
  path: routes.fees,
  title: 'Our fees',
  body: feesPage,
})

export { generateMetadata }
export default Page
