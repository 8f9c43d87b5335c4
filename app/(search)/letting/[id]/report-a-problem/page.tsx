import { createReportRoute } from '@/components/listing/create-routes'

const route = createReportRoute('let')

export const generateMetadata = route.generateMetadata
export default route.Page
