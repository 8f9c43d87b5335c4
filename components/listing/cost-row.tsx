import type { ReactNode } from 'react'

/** A cost within a `<dl>`: the label at the left, the amount (`children`) at the right and a note below. */
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
    <div className="cost-row">
      <dt>{label}</dt>
      <dd className="tabular">{children}</dd>
      {note ? <dd>{note}</dd> : null}
    </div>
  )
}
