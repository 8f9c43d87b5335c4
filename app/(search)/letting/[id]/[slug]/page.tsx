import { createListingRoute } from '@/components/listing/create-routes'

const route = createListingRoute('let')

export const generateMetadata = route.generateMetadata
export default route.Page
