import { createStartRoute } from '@/components/selling/start-page'
import { noSaleNoFeePackage } from '@/components/services/text/selling'

const route = createStartRoute({ ...noSaleNoFeePackage, kind: 'sale', packageDef: 'PAY_ON_COMPLETION' })

export const generateMetadata = route.generateMetadata
export default route.Page
