import { createOrderStepRoute } from '@/components/services/step-page'
import { findAndReferencePackage } from '@/components/services/text/letting'

const route = createOrderStepRoute({ area: 'let', selectedPackage: findAndReferencePackage })

export const generateMetadata = route.generateMetadata
export default route.Page
