import { createActionRoute } from '@/components/listing/create-routes'

const route = createActionRoute('let', 'arrange-viewing')

export const generateMetadata = route.generateMetadata
export default route.Page
