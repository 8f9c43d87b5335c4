import { createActionRoute } from '@/components/listing/create-routes'

const route = createActionRoute('sale', 'make-an-offer')

export const generateMetadata = route.generateMetadata
export default route.Page
