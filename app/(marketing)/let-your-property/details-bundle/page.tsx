import { stepRoute } from '@/components/services/step-page'
import { letPackages } from '@/components/services/text/letting'

const route = stepRoute('let', letPackages[1]!)

export const generateMetadata = route.generateMetadata
export default route.Page
