import { actionRoute } from '@/components/listing/routes'

const route = actionRoute('let', 'ask-a-question')

export const generateMetadata = route.generateMetadata
export default route.Page
