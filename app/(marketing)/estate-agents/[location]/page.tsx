import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { parsePlaceSlug } from '@/components/places/parse-place-slug'
import { PlacePage } from '@/components/places/place-page'
import { routes } from '@/lib/config/routes'
import { pageMetadata } from '@/lib/queries/page-metadata'
import { getSiteMetaHtml, getPageMeta } from '@/lib/queries/site-meta'

interface LocationProps {
  params: Promise<{ location: string }>
}

/** Metadata from site meta (META-14), with a lower-case canonical URL (EA-10, D-113). */
export async function generateMetadata({ params }: LocationProps): Promise<Metadata> {
  const place = parsePlaceSlug((await params).location)
  return pageMetadata({
    meta: await getPageMeta(`estate-agents-in-${place.slug}-meta`),
    path: routes.estateAgents(place.slug),
  })
}

/** The estate-agents page of a place; 404 when site meta has no content for it (EA-01, EA-12). */
export default async function EstateAgentsInPage({ params }: LocationProps) {
  const place = parsePlaceSlug((await params).location)
  const html = place.slug ? await getSiteMetaHtml(`estateagent-${place.slug}`) : null
  if (html === null) notFound()
  return <PlacePage place={place} html={html} />
}
