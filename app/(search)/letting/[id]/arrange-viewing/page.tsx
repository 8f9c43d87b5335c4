import { actionRoute } from '@/components/listing/routes'

const route = actionRoute('let', 'arrange-viewing')

export const generateMetadata = route.generateMetadata
export default route.Page
