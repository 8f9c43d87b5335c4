import { siteOrigin } from '@/lib/queries/page-metadata'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { getRating } from '@/lib/queries/site-meta'
import { agencyLd } from '@/lib/seo/agency'
import { JsonLd } from '@/components/ui/json-ld'

/** Structured data of the agency and its rating, for pages that show the same figures (STATIC-11, STATIC-49). */
export async function AgencyReviews() {
  return <JsonLd data={agencyLd(siteOrigin(), getPublicSettings().brandName, await getRating())} />
}
