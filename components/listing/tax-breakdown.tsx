import { pounds } from '@/lib/format/money'
import type { Slice } from '@/lib/tax/bands'

export function TaxSlices({ slices }: { slices: Slice[] }) {
  return (
    <ul className="tabular">
      {slices.map((slice, index) => (
        <li key={index}>
          {slice.percent}% of {pounds(slice.amount)}
          {slice.from > 0 ? ` above ${pounds(slice.from)}` : ''}: {pounds(slice.tax)}
        </li>
      ))}
    </ul>
  )
}
