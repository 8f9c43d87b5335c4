import { actionRoute } from '@/components/listing/routes'

const route = actionRoute('sale', 'arrange-viewing')

export const generateMetadata = route.generateMetadata
export default route.Page
