'use client'

import { Icon } from '@/components/ui/icon'
import { formatMiles } from '@/lib/format/distance'

/** A list of stations, which is a client component, because data take fewer bytes of the page than HTML. */
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
