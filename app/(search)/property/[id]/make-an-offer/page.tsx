import { actionRoute } from '@/components/listing/routes'

const route = actionRoute('sale', 'make-an-offer')

export const generateMetadata = route.generateMetadata
export default route.Page
