'use client'

import { Icon } from '@/components/ui/icon'
import { formatMiles } from '@/lib/format/distance'

/** A client component, so that the RSC payload holds the data of the stations and not their elements. */
export function StationList({ stations }: { stations: { name: string; miles: number }[] }) {
  return (
    <div>
      <h3 className="mb-2">Nearest stations</h3>
      <ul className="grid gap-2">
        {stations.map(({ name, miles }) => (
          <li key={name} className="flex items-start gap-2">
            <Icon name="train-front" className="mt-1 size-4 shrink-0 text-note" />
            <span>
              {name} <span className="tabular text-muted">{formatMiles(miles)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
