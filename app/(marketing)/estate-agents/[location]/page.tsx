import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { parsePlaceSlug } from '@/components/places/parse-place-slug'
import { PlacePage } from '@/components/places/place-page'
import { routes } from '@/lib/config/routes'
import { pageMetadata } from '@/lib/queries/page-metadata'
import { getMetaHtml, getPageMeta } from '@/lib/queries/site-meta'

interface Props {
  params: Promise<{ location: string }>
}

/** EA-10, META-14: the canonical is in small letters however the address was typed (D-113). */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const place = parsePlaceSlug((await params).location)
  return pageMetadata({
    meta: await getPageMeta(`estate-agents-in-${place.slug}-meta`),
    path: routes.estateAgents(place.slug),
  })
}

/** Selling and letting in one place; without content of its own there is no such page (EA-01, EA-12). */
export default async function EstateAgentsInPage({ params }: Props) {
  const place = parsePlaceSlug((await params).location)
  const html = place.slug ? await getMetaHtml(`estateagent-${place.slug}`) : null
  if (html === null) notFound()
  return <PlacePage place={place} html={html} />
}
