import { createStartRoute } from '@/components/selling/start-page'
import { noSaleNoFee } from '@/components/services/text/selling'

const route = createStartRoute({ ...noSaleNoFee, kind: 'sale', packageDef: 'PAY_ON_COMPLETION' })

export const generateMetadata = route.generateMetadata
export default route.Page
