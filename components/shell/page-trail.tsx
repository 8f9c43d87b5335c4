import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { siteOrigin } from '@/lib/queries/page-metadata'
import { breadcrumbLd } from '@/lib/seo/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'

/** A page's breadcrumb, visible and as structured data (STATIC-01, D-170). */
export function PageTrail({ trail }: { trail: Crumb[] }) {
  return (
    <>
      <JsonLd data={breadcrumbLd(siteOrigin(), trail)} />
      <Breadcrumb trail={trail} />
    </>
  )
}
