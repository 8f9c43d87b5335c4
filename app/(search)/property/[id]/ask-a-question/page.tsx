import { createActionRoute } from '@/components/listing/create-routes'

const route = createActionRoute('sale', 'ask-a-question')

export const generateMetadata = route.generateMetadata
export default route.Page
