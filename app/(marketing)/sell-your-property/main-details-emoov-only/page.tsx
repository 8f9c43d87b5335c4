import { stepRoute } from '@/components/services/step-page'
import { salePackages } from '@/components/services/text/selling'

const route = stepRoute('sell', salePackages[2]!)

export const generateMetadata = route.generateMetadata
export default route.Page
