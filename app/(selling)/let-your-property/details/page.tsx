import { createStartRoute } from '@/components/selling/start-page'
import { findTenantPackage } from '@/components/services/text/letting'

const route = createStartRoute({ ...findTenantPackage, kind: 'let', packageDef: 'FIND_TENANT' })

export const generateMetadata = route.generateMetadata
export default route.Page
