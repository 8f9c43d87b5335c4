import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { getSiteOrigin } from '@/lib/queries/page-metadata'
import { createBreadcrumbLd } from '@/lib/seo/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'

/** A page's breadcrumb, visible and as structured data (STATIC-01, D-170). */
export function PageTrail({ trail }: { trail: Crumb[] }) {
  return (
    <>
      <JsonLd data={createBreadcrumbLd(getSiteOrigin(), trail)} />
      <Breadcrumb trail={trail} />
    </>
  )
}
