'use client'

import { useViewer } from '@/components/session/viewer'
import { InternalLink } from '@/components/ui/internal-link'
import { askAboutFactHref } from '@/lib/config/routes'

export interface FactRow {
  label: string
  /** Absent for a fact that nobody has supplied. */
  value?: string
  /** Key of a fact that nobody has supplied. It is in the URL of the link to the question form. */
  key?: string
  /** Who supplied the fact, and when. */
  source?: string
}

interface FactsTableProps {
  title: string
  rows: FactRow[]
  missingNotice: string
  /** URL of the question form; absent when the listing takes no questions (domain B1). */
  askHref?: string
  /** Id of the owner, who gets no link to the question form (CARD-08). */
  ownerId?: number
}

/** A client component, for a small RSC payload. Roles are explicit: `display: grid` removes implicit ones. */
export function FactsTable({ title, rows, missingNotice, askHref, ownerId }: FactsTableProps) {
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
        {rows.map(({ label, value, source, key }) => (
          <tr key={label} role="row">
            <th scope="row" role="rowheader">
              {label}
            </th>
            <td role="cell" className={value ? undefined : 'text-muted'}>
              {value ?? (
                <NotYetProvided
                  notice={missingNotice}
                  label={label}
                  askHref={visibleAskHref && key ? askAboutFactHref(visibleAskHref, key) : undefined}
                />
              )}
            </td>
            <td role="cell">{source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function NotYetProvided({ notice, label, askHref }: { notice: string; label: string; askHref?: string }) {
  if (!askHref) return notice
  return (
    <>
      {notice}
      <span> – </span>
      <InternalLink href={askHref} prefetch={false}>
        ask <span className="sr-only">about {label.toLowerCase()}</span>
      </InternalLink>
    </>
  )
}
