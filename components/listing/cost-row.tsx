import type { ReactNode } from 'react'

/** A cost within a <dl>, with its sum at the right. */
export function CostRow({
  label,
  note,
  children,
}: {
  label: ReactNode
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[minmax(min(7rem,45%),1fr)_auto] gap-x-4 border-t border-line py-3 first:border-t-0">
      <dt className="font-semibold">{label}</dt>
      <dd className="tabular text-right wrap-break-word">{children}</dd>
      {note ? <dd className="col-span-2 text-sm text-muted">{note}</dd> : null}
    </div>
  )
}
