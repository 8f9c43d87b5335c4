import type { ReactNode } from 'react'

/** A cost and its sum, the sum to the right in figures of one width; for use inside a <dl>. */
export function CostRow({ label, note, children }: { label: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-line py-3 first:border-t-0 tablet:grid-cols-[1fr_auto]">
      <dt className="font-semibold">{label}</dt>
      <dd className="tabular tablet:text-right">{children}</dd>
      {note ? <dd className="text-sm text-muted tablet:col-span-2">{note}</dd> : null}
    </div>
  )
}
