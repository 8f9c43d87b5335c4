import type { Metadata } from 'next'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'

export const generateMetadata = async (): Promise<Metadata> =>
  createPageMetadata({ meta: await getPageMeta('affordability-help'), path: routes.affordabilityHelp })

/** Empty on purpose: the specification gives this page metadata but no content (STATIC-52, D-97). */
export default function AffordabilityHelpPage() {
  return null
}
