import { createStartRoute } from '@/components/selling/start-page'
import { findAndReferencePackage } from '@/components/services/text/letting'
import { fees } from '@/lib/config/brand'

const route = createStartRoute({
  ...findAndReferencePackage,
  kind: 'let',
  packageDef: 'FIND_TENANT_BUNDLE',
  // Fees are in pence.
  additional: { key: 'TENANT_REFERENCING', pounds: String(fees.tenantReferencing / 100) },
})

export const generateMetadata = route.generateMetadata
export default route.Page
