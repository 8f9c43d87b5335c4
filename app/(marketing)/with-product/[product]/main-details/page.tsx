import type { Metadata } from 'next'
import { StepPage, stepMetadata } from '@/components/services/step-page'
import { productOnlyPackage } from '@/components/services/text/selling'
import { getRuntime } from '@/lib/queries/runtime'
import { requireProductSlug, type ProductPageProps } from '@/lib/queries/product-slug'

const readPackage = async (props: ProductPageProps) =>
  productOnlyPackage(await requireProductSlug(props), getRuntime().brandName)

export const generateMetadata = async (props: ProductPageProps): Promise<Metadata> =>
  stepMetadata('sell', await readPackage(props))

/** The page /sell-your-property/main-details-{product}-only (D-01, D-156). */
export default async function ProductOnlyPage(props: ProductPageProps) {
  return <StepPage area="sell" chosen={await readPackage(props)} />
}
