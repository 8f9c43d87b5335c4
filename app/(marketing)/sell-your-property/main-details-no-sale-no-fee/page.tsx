import { createOrderStepRoute } from '@/components/services/step-page'
import { noSaleNoFee } from '@/components/services/text/selling'

const route = createOrderStepRoute({ area: 'sell', selectedPackage: noSaleNoFee })

export const generateMetadata = route.generateMetadata
export default route.Page
