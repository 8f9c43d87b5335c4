import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { parsePlaceSlug } from '@/components/places/parse-place-slug'
import { PlacePage } from '@/components/places/place-page'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getSiteMetaHtml, getPageMeta } from '@/lib/queries/site-meta'

interface LocationProps {
  params: Promise<{ location: string }>
}

/**
 * The specified keys of site meta differ: the key of the metadata begins with 'estate-agents-in', and the key of the
 * content with 'estateagent' (META-14, EA-01). The canonical URL is in lower case (EA-10, D-113).
 */
export async function generateMetadata({ params }: LocationProps): Promise<Metadata> {
  const place = parsePlaceSlug((await params).location)
  return createPageMetadata({
    meta: await getPageMeta(`estate-agents-in-${place.slug}-meta`),
    path: routes.estateAgents(place.slug),
  })
}

/** The page of a place. Answers 404 for an invalid slug, and when site meta has no content (EA-12). */
export default async function EstateAgentsInPage({ params }: LocationProps) {
  const place = parsePlaceSlug((await params).location)
  const html = place.slug ? await getSiteMetaHtml(`estateagent-${place.slug}`) : null
  if (html === null) notFound()
  return <PlacePage place={place} html={html} />
}
