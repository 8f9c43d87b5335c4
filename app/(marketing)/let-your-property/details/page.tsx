import { createOrderStepRoute } from '@/components/services/step-page'
import { letPackages } from '@/components/services/text/letting'

const route = createOrderStepRoute({ area: 'let', selectedPackage: letPackages[0]! })

export const generateMetadata = route.generateMetadata
export default route.Page
