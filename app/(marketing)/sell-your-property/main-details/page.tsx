import { stepRoute } from '@/components/services/step-page'
import { payNow } from '@/components/services/text/selling'

const route = stepRoute('sell', payNow)

export const generateMetadata = route.generateMetadata
export default route.Page
