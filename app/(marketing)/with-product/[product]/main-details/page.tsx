import type { Metadata } from 'next'
import { StepPage, stepMetadata } from '@/components/services/step-page'
import { hereOnly } from '@/components/services/text/selling'
import { productOf, type ProductParams } from '@/lib/queries/product'

export const generateMetadata = async (props: ProductParams): Promise<Metadata> => stepMetadata('sell', hereOnly(await productOf(props)))

/** /sell-your-property/main-details-{product}-only (D-01). */
export default async function HereOnlyPage(props: ProductParams) {
  return <StepPage area="sell" chosen={hereOnly(await productOf(props))} />
}
