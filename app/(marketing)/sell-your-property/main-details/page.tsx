import { createOrderStepRoute } from '@/components/services/step-page'
import { payNow } from '@/components/services/text/selling'

const route = createOrderStepRoute({ area: 'sell', selectedPackage: payNow })

export const generateMetadata = route.generateMetadata
export default route.Page
