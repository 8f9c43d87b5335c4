import { createStartRoute } from '@/components/selling/start-page'
import { payNow } from '@/components/services/text/selling'

const route = createStartRoute({ ...payNow, kind: 'sale', packageDef: 'PAY_NOW' })

export const generateMetadata = route.generateMetadata
export default route.Page
