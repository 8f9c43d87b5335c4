import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'

interface PriceColumn {
  name: string
  /** Formatted, such as '£395'. */
  price: string
  /** What the price covers, when it is due, and whether it includes VAT. */
  terms: string
  href: string
  action: string
}

export interface PriceRow {
  label: string
  cells: readonly [ReactNode, ReactNode]
}

/** On phones a row is a grid: the label above, the two cells below side by side. */
const rowClass = 'border-line align-top max-tablet:grid max-tablet:grid-cols-2'
const cellClass = 'border-line px-3 py-2.5 tablet:border-l tablet:px-5 tablet:py-3 max-tablet:even:border-r'

type Columns = readonly [PriceColumn, PriceColumn]

function ColumnHeads({ columns }: { columns: Columns }) {
  return (
    <thead role="rowgroup" className="max-tablet:block">
      <tr role="row" className={rowClass}>
        <td role="cell" className="bg-sunken max-tablet:hidden" />
        {columns.map((column) => (
          <th
            key={column.name}
            role="columnheader"
            scope="col"
            className={`${cellClass} font-normal tablet:py-5`}
          >
            <span className="block font-semibold">{column.name}</span>
            <span className="tabular mt-1 block font-display text-3xl tablet:text-4xl">{column.price}</span>
            <span className="mt-1 block text-sm text-muted">{column.terms}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function ActionRow({ columns }: { columns: Columns }) {
  return (
    <tr role="row" className={`${rowClass} border-t`}>
      <td role="cell" className="bg-sunken max-tablet:hidden" />
      {columns.map((column) => (
        <td key={column.name} role="cell" className={`${cellClass} tablet:py-5`}>
          <ButtonLink
            href={column.href}
            prefetch={false}
            variant="secondary"
            className="w-full px-2 text-center"
          >
            {column.action}
          </ButtonLink>
        </td>
      ))}
    </tr>
  )
}

/** Compares two packages (design E3). Roles are explicit, because `display: grid` removes them on phones. */
export function PriceTable({
  caption,
  columns,
  rows,
  note,
}: {
  caption: string
  columns: Columns
  rows: readonly PriceRow[]
  note: ReactNode
}) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <table
        role="table"
        className="w-full table-fixed border-collapse text-left hyphens-auto max-tablet:block"
      >
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col className="w-[30%]" />
          <col />
          <col />
        </colgroup>
        <ColumnHeads columns={columns} />
        <tbody role="rowgroup" className="max-tablet:block">
          {rows.map(({ label, cells }) => (
            <tr key={label} role="row" className={`${rowClass} tablet:border-t`}>
              <th
                role="rowheader"
                scope="row"
                className="bg-sunken px-3 py-1.5 text-sm font-semibold max-tablet:col-span-2 tablet:px-5 tablet:py-3 tablet:text-base"
              >
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]!.name} role="cell" className={cellClass}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
          <ActionRow columns={columns} />
        </tbody>
      </table>
      <p className="border-t border-line p-3 text-sm text-muted tablet:px-5">{note}</p>
    </div>
  )
}
