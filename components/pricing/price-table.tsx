import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'

export interface PriceColumn {
  name: string
  /** '£395' */
  price: string
  /** What the price is for, when, and with VAT or not. */
  terms: string
  href: string
  action: string
}

/** One line of the comparison; a cell for each column. */
export interface PriceRow {
  label: string
  cells: readonly [ReactNode, ReactNode]
}

/** Two packages side by side, the same questions answered for each (design E3). */
export function PriceTable({ caption, columns, rows, note }: { caption: string; columns: readonly [PriceColumn, PriceColumn]; rows: readonly PriceRow[]; note: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <table className="w-full table-fixed border-collapse text-left text-sm wrap-anywhere hyphens-auto tablet:text-base">
        <caption className="sr-only">{caption}</caption>
        <colgroup><col className="w-[31%] tablet:w-[30%]" /><col /><col /></colgroup>
        <thead>
          <tr className="align-top">
            <td className="bg-sunken" />
            {columns.map((column) => (
              <th key={column.name} scope="col" className="border-l border-line p-2.5 font-normal tablet:p-5">
                <span className="block font-semibold">{column.name}</span>
                <span className="tabular mt-1 block font-display text-2xl whitespace-nowrap tablet:text-4xl">{column.price}</span>
                <span className="mt-1 block text-sm text-muted">{column.terms}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className="border-t border-line align-top">
              <th scope="row" className="bg-sunken p-2.5 font-semibold tablet:px-5 tablet:py-3">{row.label}</th>
              {row.cells.map((cell, index) => <td key={columns[index]!.name} className="border-l border-line p-2.5 tablet:px-5 tablet:py-3">{cell}</td>)}
            </tr>
          ))}
          <tr className="border-t border-line align-top">
            <td className="bg-sunken" />
            {columns.map((column) => (
              <td key={column.name} className="border-l border-line p-2 tablet:p-5">
                <ButtonLink href={column.href} prefetch={false} look="secondary" className="w-full px-1 text-center text-sm tablet:px-2 tablet:text-base">{column.action}</ButtonLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="border-t border-line p-3 text-sm text-muted tablet:px-5">{note}</p>
    </div>
  )
}
