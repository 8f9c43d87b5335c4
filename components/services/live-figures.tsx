import type { ListingKind } from '@/lib/domain/listing-kind'
import { formatInteger } from '@/lib/format/number'
import { getMarketFigures } from '@/lib/queries/selling'

type MarketFigures = NonNullable<Awaited<ReturnType<typeof getMarketFigures>>>

function describeFigures(kind: ListingKind, figures: MarketFigures): [figure: string, text: string][] {
  const { sold, median_days: days, median_percent_of_first_price: percent } = figures
  const items: [figure: string, text: string][] = [
    [formatInteger(sold), kind === 'sale' ? 'homes found a buyer' : 'homes found a tenant'],
  ]
  if (days !== null) items.push([formatInteger(days), 'days until then, for half of them'])
  if (percent !== null && kind === 'sale')
    items.push([`${percent}%`, 'of the first asking price was asked by then, for half of them'])
  return items
}

/** Shows from our own records how homes sold or let here within a year. Renders nothing if there were too few. */
export async function LiveFigures({ kind }: { kind: ListingKind }) {
  const figures = await getMarketFigures(kind)
  if (!figures) return null
  return (
    <section aria-labelledby="our-figures" className="wrap-page grid gap-4 pt-12">
      <h2 id="our-figures">The last twelve months here</h2>
      <dl className="grid gap-6 tablet:grid-cols-3">
        {describeFigures(kind, figures).map(([figure, text]) => (
          <div key={text} className="flex flex-col-reverse rounded-lg border border-line bg-surface p-5">
            <dt className="text-muted">{text}</dt>
            <dd className="tabular font-display text-4xl">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        Counted from the history of the adverts on this website, as they stand now. What was paid in the end
        is not in it.
      </p>
    </section>
  )
}
