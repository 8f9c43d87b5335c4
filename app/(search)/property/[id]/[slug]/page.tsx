import { listingRoute } from '@/components/listing/routes'

const route = listingRoute('sale')

export const generateMetadata = route.generateMetadata
export default route.Page
