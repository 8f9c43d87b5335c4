import { FoldedPrices } from '@/components/pricing/folded-prices'
import { NoscriptPrices } from '@/components/pricing/noscript-prices'
import { LazyPriceTable } from '@/components/pricing/lazy-price-table'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { getFlatFeePounds } from '@/lib/queries/site-meta'
import { PriceCalculator } from './price-calculator'

/** Price tables and savings calculator (HOME-07 … HOME-15). */
export async function FeesSection() {
  const flatFeePounds = await getFlatFeePounds(getPublicSettings().productSlug)
  return (
    <section id="fees" aria-labelledby="fees-title" className="border-y border-line bg-sunken">
      <div className="wrap-page grid gap-12 py-14">
        <div className="max-w-3xl">
          <h2 id="fees-title">Prices you can read in a minute</h2>
          <p className="mt-2 text-lg text-muted">
            One figure including VAT, whatever your home is worth. Nothing is added later that you did not
            choose.
          </p>
          <NoscriptPrices />
        </div>
        <FoldedPrices sale={<LazyPriceTable kind="sale" />} let={<LazyPriceTable kind="let" />} />
        <div>
          <h2>What a flat fee saves you</h2>
          <p className="mb-5 mt-2 text-muted">
            Set the price you hope for. It is an estimate, not a quotation or a valuation.
          </p>
          <PriceCalculator flatFeePounds={flatFeePounds} />
        </div>
      </div>
    </section>
  )
}
