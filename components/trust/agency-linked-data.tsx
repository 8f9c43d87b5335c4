import { getSiteOrigin } from '@/lib/queries/page-metadata'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { getRating } from '@/lib/queries/site-meta'
import { createAgencyLd } from '@/lib/seo/agency'
import { JsonLd } from '@/components/ui/json-ld'

/** Structured data about the agency, for pages that show its rating (STATIC-11, STATIC-49). */
export async function AgencyLinkedData() {
  return <JsonLd data={createAgencyLd(getSiteOrigin(), getPublicSettings().brandName, await getRating())} />
}
