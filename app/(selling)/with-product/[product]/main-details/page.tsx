import type { Metadata } from 'next'
import { StartPage, createStartMetadata, type StartPageProps } from '@/components/selling/start-page'
import { createProductOnlyPackage } from '@/components/services/text/selling'
import { getProductOnlyPackageKey } from '@/lib/config/packages'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { requireProductSlug, type ProductPageProps } from '@/lib/queries/product-slug'

const readStartProps = async (props: ProductPageProps): Promise<StartPageProps> => {
  const product = await requireProductSlug(props)
  return {
    ...createProductOnlyPackage(product, getPublicSettings().brandName),
    kind: 'sale',
    packageDef: getProductOnlyPackageKey(product),
  }
}

export const generateMetadata = async (props: ProductPageProps): Promise<Metadata> =>
  createStartMetadata(await readStartProps(props))

/** The page /sell-your-property/main-details-{product}-only (D-01, D-156), a URL that next.config.ts rewrites to this one. */
export default async function ProductOnlyPage(props: ProductPageProps) {
  return <StartPage {...await readStartProps(props)} />
}
