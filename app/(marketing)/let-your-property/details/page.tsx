import { createOrderStepRoute } from '@/components/services/step-page'
import { findTenantPackage } from '@/components/services/text/letting'

const route = createOrderStepRoute({ area: 'let', selectedPackage: findTenantPackage })

export const generateMetadata = route.generateMetadata
export default route.Page
