import { createStartRoute } from '@/components/selling/start-page'
import { payNowPackage } from '@/components/services/text/selling'

const route = createStartRoute({ ...payNowPackage, kind: 'sale', packageDef: 'PAY_NOW' })

export const generateMetadata = route.generateMetadata
export default route.Page
