import type { Metadata } from 'next'
import { StepPage, stepMetadata } from '@/components/services/step-page'
import { productOnlyPackage } from '@/components/services/text/selling'
import { getRuntime } from '@/lib/queries/runtime'
import { requireProductSlug, type ProductParams } from '@/lib/queries/product-slug'

const readPackage = async (props: ProductParams) =>
  productOnlyPackage(await requireProductSlug(props), getRuntime().brandName)

export const generateMetadata = async (props: ProductParams): Promise<Metadata> =>
  stepMetadata('sell', await readPackage(props))

/** The page /sell-your-property/main-details-{product}-only (D-01, D-156). */
export default async function ProductOnlyPage(props: ProductParams) {
  return <StepPage area="sell" chosen={await readPackage(props)} />
}
