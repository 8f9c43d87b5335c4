import type { Metadata } from 'next'
import { OrderStepPage, orderStepMetadata } from '@/components/services/step-page'
import { productOnlyPackage } from '@/components/services/text/selling'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { requireProductSlug, type ProductPageProps } from '@/lib/queries/product-slug'

const readPackage = async (props: ProductPageProps) =>
  productOnlyPackage(await requireProductSlug(props), getPublicSettings().brandName)

export const generateMetadata = async (props: ProductPageProps): Promise<Metadata> =>
  orderStepMetadata({ area: 'sell', selectedPackage: await readPackage(props) })

/** The page /sell-your-property/main-details-{product}-only (D-01, D-156). */
export default async function ProductOnlyPage(props: ProductPageProps) {
  return <OrderStepPage area="sell" selectedPackage={await readPackage(props)} />
}
