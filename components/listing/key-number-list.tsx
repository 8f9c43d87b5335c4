'use client'

import { Icon, type IconName } from '@/components/ui/icon'

export interface KeyNumber {
  label: string
  value: string
  icon: IconName
  note?: string
  /** True for a value that needs two of the three columns on a phone. */
  isWide?: boolean
}

/** A client component, so that the RSC payload holds the numbers and not their elements. */
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
