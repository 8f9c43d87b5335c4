import { createActionRoute } from '@/components/listing/create-routes'

const route = createActionRoute('let', 'ask-a-question')

export const generateMetadata = route.generateMetadata
export default route.Page
