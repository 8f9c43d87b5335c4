import { createActionRoute } from '@/components/listing/create-routes'

const route = createActionRoute('let', 'request-let-property')

export const generateMetadata = route.generateMetadata
export default route.Page
