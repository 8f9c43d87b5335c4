'use client'

import { useViewer } from '@/components/session/viewer'
import { SoftLink } from '@/components/ui/soft-link'

export interface FactRow {
  label: string
  /** Absent for a fact that nobody has supplied. */
  value?: string
  /** Who supplied it, and when. */
  source?: string
}

interface FactsTableProps {
  title: string
  rows: FactRow[]
  /** Stands in the place of a fact that has not been provided. */
  missing: string
  /** Where to ask for one; absent when the listing takes no questions (domain B1). */
  askHref?: string
  /** Owners are not offered to ask themselves (CARD-08). */
  ownerId?: number
}

/** A table of facts. It is drawn in the browser too, because its rows are smaller as data than as elements. */
export function FactsTable({ title, rows, missing, askHref, ownerId }: FactsTableProps) {
  const viewer = useViewer()
  const visibleAskHref = viewer.id === ownerId ? undefined : askHref
  return (
    <table role="table" className="facts-table">
      <caption className="mb-2 text-left font-display text-lg">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Fact</th>
          <th scope="col">What we know</th>
          <th scope="col">Source and date</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ label, value, source }) => (
          <tr key={label} role="row">
            <th scope="row" role="rowheader">
              {label}
            </th>
            <td role="cell">
              {value ?? <NotYetProvided notice={missing} label={label} askHref={visibleAskHref} />}
            </td>
            <td role="cell">{source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function NotYetProvided({ notice, label, askHref }: { notice: string; label: string; askHref?: string }) {
  if (!askHref) return <span className="text-muted">{notice}</span>
  return (
    <span className="text-muted">
      {notice}
      <span className="print:hidden"> – </span>
      <SoftLink
        href={askHref}
        prefetch={false}
        className="-my-2.5 inline-block py-2.5 underline print:hidden"
      >
        ask <span className="sr-only">about {label.toLowerCase()}</span>
      </SoftLink>
    </span>
  )
}
