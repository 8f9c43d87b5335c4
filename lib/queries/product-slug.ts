import 'server-only'
import { notFound } from 'next/navigation'
import { getPublicSettings } from './public-settings'

/** The props of a page with the product's slug in its path (rewrites in next.config.ts, D-05). */
export interface ProductPageProps {
  params: Promise<{ product: string }>
}

/** Returns the product's slug, and answers 404 for another slug in the path. */
export async function requireProductSlug({ params }: ProductPageProps): Promise<string> {
  const { productSlug } = getPublicSettings()
  if ((await params).product !== productSlug) notFound()
  return productSlug
}
