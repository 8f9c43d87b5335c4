import { actionRoute } from '@/components/listing/routes'

const route = actionRoute('sale', 'ask-a-question')

export const generateMetadata = route.generateMetadata
export default route.Page
