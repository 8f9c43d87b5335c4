import { siteOrigin } from '@/lib/queries/page-metadata'
import { getRuntime } from '@/lib/queries/runtime'
import { getRating } from '@/lib/queries/site-meta'
import { agencyLd } from '@/lib/seo/agency'
import { JsonLd } from '@/components/ui/json-ld'

/** The agency and its reviews as structured data, on pages that show the same figures (STATIC-11, STATIC-49). */
export async function AgencyReviews() {
  return <JsonLd data={agencyLd(siteOrigin(), getRuntime().brandName, await getRating())} />
}
