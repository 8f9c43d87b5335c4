import { createReportRoute } from '@/components/listing/create-routes'

const route = createReportRoute('sale')

export const generateMetadata = route.generateMetadata
export default route.Page
