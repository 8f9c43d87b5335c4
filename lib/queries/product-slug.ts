import 'server-only'
import { notFound } from 'next/navigation'
import { getPublicSettings } from './public-settings'

/** For a page with the product's slug in its path (rewrites in next.config.ts, D-05). */
export interface ProductPageProps {
  params: Promise<{ product: string }>
}

export async function requireProductSlug({ params }: ProductPageProps): Promise<string> {
  const { productSlug } = getPublicSettings()
  if ((await params).product !== productSlug) notFound()
  return productSlug
}
