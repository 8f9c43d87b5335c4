'use client'

import { Icon, type IconName } from '@/components/ui/icon'

export interface KeyNumber {
  label: string
  value: string
  icon: IconName
  note?: string
  /** True for a value that is too long for a third of a phone's width. */
  isWide?: boolean
}

/** A client component, so that the flight data has the numbers alone and not their elements. */
export function KeyNumberList({ keyNumbers }: { keyNumbers: KeyNumber[] }) {
  return (
    <dl className="key-numbers">
      {keyNumbers.map(({ label, value, icon, note, isWide }) => (
        <div key={label} className={isWide ? 'is-wide' : undefined}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>{value}</dd>
          {note ? <dd>{note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
