import 'server-only'
import { notFound } from 'next/navigation'
import { getRuntime } from './runtime'

/** Params of a page whose path contains the product's slug (rewrites in next.config.ts, D-05). */
export interface ProductParams {
  params: Promise<{ product: string }>
}

/** The product's slug when the path contains it; any other word in its place is a missing page. */
export async function requireProductSlug({ params }: ProductParams): Promise<string> {
  const { productSlug } = getRuntime()
  if ((await params).product !== productSlug) notFound()
  return productSlug
}
