import { FoldedPrices } from '@/components/pricing/folded-prices'
import { NoscriptPrices } from '@/components/pricing/noscript-prices'
import { AttachPriceTables } from './attach-price-tables'

/** Reserves the height of a loaded price table, so that the page does not shift. */
const containerClass =
  'empty:min-h-[67rem] tablet:empty:min-h-190 empty:rounded-lg empty:border empty:border-line empty:bg-sunken'

const containerIds = { sale: 'prices-sale', let: 'prices-let' } as const

/** Renders empty elements, to which AttachPriceTables attaches the tables (EA-04, EA-05, D-112). */
export function PricesSection() {
  return (
    <section aria-labelledby="prices" className="border-y border-line bg-sunken">
      <div className="wrap-page grid gap-5 py-10 tablet:gap-8 tablet:py-12">
        <div>
          <h2 id="prices">What it costs</h2>
          <p className="mt-2 max-w-3xl text-muted">
            The same everywhere, including VAT, whatever your home is worth.
          </p>
          <NoscriptPrices />
        </div>
        <FoldedPrices
          sale={<div id={containerIds.sale} className={containerClass} />}
          let={<div id={containerIds.let} className={containerClass} />}
        />
        <AttachPriceTables containerIds={containerIds} />
      </div>
    </section>
  )
}
