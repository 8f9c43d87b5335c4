import { fees } from '../../../lib/config/brand'
import type { SiteMetaRow } from '../rows'
import { addBrand } from './heads'
import { createIntro } from './login-intros'
import { createPageHead } from './page-head'
import { claims } from '../../../lib/config/claims'
import { priceTexts } from '../../../lib/config/price-texts'

/** Creates the values whose keys contain the product slug (D-01). */
export const createProductMeta = (product: string): SiteMetaRow[] => [
  { attr: `${product}_flat_commission_rate`, val: String(fees.sellPayNow / 100) },
  createPageHead(
    `${product}-local-meta`,
    addBrand('Local agents: expertise, now local'),
    `A dedicated agent in your county for a fixed fee of ${priceTexts.localSale} including VAT, with hosted viewings.`,
    'sell',
  ),
  createPageHead(
    `${product}-local-in-essex-meta`,
    addBrand('Local estate agents in Essex'),
    `Sell in Essex with a dedicated local agent for ${priceTexts.localSale} including VAT, or let from ${priceTexts.localLetFrom}.`,
    'sell',
  ),
  createPageHead(
    `${product}-local-contact`,
    addBrand('Request a valuation'),
    'Ask a local agent to value your home. It is free and you are under no obligation.',
    'sell',
  ),
  createIntro(
    `sell-your-property-main-details-${product}-only`,
    'List with us alone',
    `Log in or create an account to list your home. ${claims.freeListing}`,
  ),
]
