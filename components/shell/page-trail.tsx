import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { getSiteOrigin } from '@/lib/queries/page-metadata'
import { createBreadcrumbLd } from '@/lib/seo/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'

/** The breadcrumb of an indexed page, visible and as structured data for search engines (STATIC-01, D-170). */
export function PageTrail({ trail }: { trail: Crumb[] }) {
  return (
    <>
      <JsonLd data={createBreadcrumbLd(getSiteOrigin(), trail)} />
      <Breadcrumb trail={trail} />
    </>
  )
}
