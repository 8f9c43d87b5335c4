import { stepRoute } from '@/components/services/step-page'
import { noSaleNoFee } from '@/components/services/text/selling'

const route = stepRoute('sell', noSaleNoFee)

export const generateMetadata = route.generateMetadata
export default route.Page
