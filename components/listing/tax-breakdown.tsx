import { formatPounds } from '@/lib/format/money'
import type { Slice } from '@/lib/tax/bands'

/** Lists the tax by band, for example '5% of £100,000 above £250,000: £5,000'. */
export function TaxBreakdown({ slices }: { slices: Slice[] }) {
  return (
    <ul className="tabular">
      {slices.map((slice, index) => (
        <li key={index}>
          {slice.percent}% of {formatPounds(slice.amount)}
          {slice.from > 0 ? ` above ${formatPounds(slice.from)}` : ''}: {formatPounds(slice.tax)}
        </li>
      ))}
    </ul>
  )
}
