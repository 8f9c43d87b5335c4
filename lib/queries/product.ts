import 'server-only'
import { notFound } from 'next/navigation'
import { getRuntime } from './runtime'

/** Params of a page whose address carries the product's word (next.config.ts, D-05). */
export interface ProductParams {
  params: Promise<{ product: string }>
}

/** The product's word, when it is the one in the address; any other word has no page. */
export async function productOf({ params }: ProductParams): Promise<string> {
  const { productSlug } = getRuntime()
  if ((await params).product !== productSlug) notFound()
  return productSlug
}
