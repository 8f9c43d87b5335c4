import { createActionRoute } from '@/components/listing/create-routes'

const route = createActionRoute('sale', 'arrange-viewing')

export const generateMetadata = route.generateMetadata
export default route.Page
