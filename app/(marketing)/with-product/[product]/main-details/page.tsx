import type { Metadata } from 'next'
import { StepPage, stepMetadata } from '@/components/services/step-page'
import { hereOnly } from '@/components/services/text/selling'
import { getRuntime } from '@/lib/queries/runtime'
import { productOf, type ProductParams } from '@/lib/queries/product'

const chosen = async (props: ProductParams) => hereOnly(await productOf(props), getRuntime().brandName)

export const generateMetadata = async (props: ProductParams): Promise<Metadata> =>
  stepMetadata('sell', await chosen(props))

/** /sell-your-property/main-details-{product}-only (D-01). */
export default async function HereOnlyPage(props: ProductParams) {
  return <StepPage area="sell" chosen={await chosen(props)} />
}
