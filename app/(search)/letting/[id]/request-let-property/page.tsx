import { actionRoute } from '@/components/listing/routes'

const route = actionRoute('let', 'request-let-property')

export const generateMetadata = route.generateMetadata
export default route.Page
