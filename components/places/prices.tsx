import { PricesInWords } from '@/components/pricing/prices-in-words'
import { AttachPrices } from './attach-prices'
import { priceContainer } from './price-containers'

const container =
  'empty:min-h-[67rem] tablet:empty:min-h-190 empty:rounded-lg empty:border empty:border-line empty:bg-sunken'

/** What selling and letting cost, in tables that come a moment later (EA-04); without scripts in a sentence. */
export function Prices() {
  return (
    <section aria-labelledby="prices" className="border-y border-line bg-sunken">
      <div className="wrap-page grid gap-8 py-12">
        <div>
          <h2 id="prices">What it costs</h2>
          <p className="mt-2 max-w-3xl text-muted">
            The same everywhere, VAT in it, whatever your home is worth.
          </p>
          <PricesInWords />
        </div>
        <div className="grid gap-10 desktop:grid-cols-2 desktop:gap-8">
          <div>
            <h3 className="mb-3 text-xl">Selling</h3>
            <div id={priceContainer('sale')} className={container} />
          </div>
          <div>
            <h3 className="mb-3 text-xl">Letting</h3>
            <div id={priceContainer('let')} className={container} />
          </div>
        </div>
        <AttachPrices />
      </div>
    </section>
  )
}
