'use client'

import { Icon, type IconName } from '@/components/ui/icon'

export interface KeyNumber {
  label: string
  value: string
  icon: IconName
  note?: string
}

export function KeyNumberList({ keyNumbers }: { keyNumbers: KeyNumber[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 print:grid-cols-3 tablet:grid-cols-3">
      {keyNumbers.map(({ label, value, icon, note }) => (
        <div key={label} className="relative min-w-0 pl-8">
          <dt className="text-xs text-muted">
            <Icon name={icon} className="absolute top-1 left-0 size-5 text-accent" />
            {label}
          </dt>
          <dd className="font-semibold wrap-break-word">{value}</dd>
          {note ? <dd className="tabular text-sm text-muted">{note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
