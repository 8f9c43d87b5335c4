import { NoscriptPrices } from '@/components/pricing/noscript-prices'
import { AttachPriceTables } from './attach-price-tables'

/** Reserves the height of a loaded price table, so that the page does not shift. */
const containerClass =
  'empty:min-h-[67rem] tablet:empty:min-h-190 empty:rounded-lg empty:border empty:border-line empty:bg-sunken'

const containerIds = { sale: 'prices-sale', let: 'prices-let' } as const

/** The price tables of a place's page (EA-04). */
export function PricesSection() {
  return (
    <section aria-labelledby="prices" className="border-y border-line bg-sunken">
      <div className="wrap-page grid gap-8 py-12">
        <div>
          <h2 id="prices">What it costs</h2>
          <p className="mt-2 max-w-3xl text-muted">
            The same everywhere, VAT in it, whatever your home is worth.
          </p>
          <NoscriptPrices />
        </div>
        <div className="grid gap-10 desktop:grid-cols-2 desktop:gap-8">
          <div>
            <h3 className="mb-3 text-xl">Selling</h3>
            <div id={containerIds.sale} className={containerClass} />
          </div>
          <div>
            <h3 className="mb-3 text-xl">Letting</h3>
            <div id={containerIds.let} className={containerClass} />
          </div>
        </div>
        <AttachPriceTables containerIds={containerIds} />
      </div>
    </section>
  )
}
