import { complaintsProcedure } from '@/components/legal/text/complaints'
import { writtenPage } from '@/components/legal/written-page'
import { routes } from '@/lib/config/routes'

const { Page, generateMetadata } = writtenPage({
  meta: 'complaints-procedure',
  path: routes.complaints,
  title: 'Complaints Procedure',
  body: complaintsProcedure,
})

export { generateMetadata }
export default Page
