import { listingRoute } from '@/components/listing/routes'

const route = listingRoute('let')

export const generateMetadata = route.generateMetadata
export default route.Page
