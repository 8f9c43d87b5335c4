import { complaintsProcedure } from '@/components/legal/text/complaints'
import { createLegalTextPage } from '@/components/legal/legal-text-page'
import { routes } from '@/lib/config/routes'

const { Page, generateMetadata } = createLegalTextPage({
  metaKey: 'complaints-procedure',
  path: routes.complaints,
  title: 'Complaints Procedure',
  body: complaintsProcedure,
})

export { generateMetadata }
export default Page
