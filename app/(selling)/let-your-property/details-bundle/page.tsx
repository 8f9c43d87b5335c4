import { createStartRoute } from '@/components/selling/start-page'
import { findAndReferencePackage } from '@/components/services/text/letting'
import { fees } from '@/lib/config/brand'
import { PENCE_PER_POUND } from '@/lib/format/money'

const route = createStartRoute({
  ...findAndReferencePackage,
  kind: 'let',
  packageDef: 'FIND_TENANT_BUNDLE',
  additional: { key: 'TENANT_REFERENCING', pounds: String(fees.tenantReferencing / PENCE_PER_POUND) },
})

export const generateMetadata = route.generateMetadata
export default route.Page
