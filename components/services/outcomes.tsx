import { fees } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { formatPounds, formatPence } from '@/lib/format/money'

/** A price for the example, in whole pounds, and an agent's usual fee of it (as the savings calculator has it). */
const EXAMPLE_PRICE_POUNDS = 300_000
const AGENT_FEE_PERCENT = 1.5

interface Outcomes {
  columns: readonly string[]
  rows: readonly { outcome: string; costs: readonly string[] }[]
  note: string
}

const payNow = formatPence(fees.sellPayNow)
const nothing = '£0'

const saleOutcomes = (brandName: string): Outcomes => ({
  columns: ['Pay now', 'No sale, no fee', `${brandName} only`, `An agent at ${AGENT_FEE_PERCENT}%`],
  rows: [
    {
      outcome: `It sells for ${formatPounds(EXAMPLE_PRICE_POUNDS)}`,
      costs: [
        payNow,
        formatPence(fees.sellOnCompletion),
        formatPence(fees.sellHereOnly),
        formatPounds((EXAMPLE_PRICE_POUNDS * AGENT_FEE_PERCENT) / 100),
      ],
    },
    { outcome: 'It does not sell', costs: [payNow, nothing, nothing, nothing] },
    { outcome: 'You withdraw it', costs: [payNow, nothing, nothing, 'as their contract says'] },
    {
      outcome: 'You cancel within 14 days',
      costs: ['what was done by then, if you asked us to begin', nothing, nothing, 'as their contract says'],
    },
  ],
  note: `All in, VAT included. ${AGENT_FEE_PERCENT}% is what the calculator on our first page assumes of an agent; ask for a quote in pounds.`,
})

const findTenant = formatPence(fees.letFindTenant)
const withReferencing = formatPence(fees.letFindTenant + fees.tenantReferencing)
const local = `from ${formatPence(fees.localLetFrom)}`

const letOutcomes: Outcomes = {
  columns: ['Find a tenant', 'Find and reference', 'Local expert'],
  rows: [
    { outcome: 'It is let', costs: [findTenant, withReferencing, local] },
    { outcome: 'It is not let', costs: [findTenant, withReferencing, 'as your quote says'] },
    { outcome: 'You withdraw it', costs: [findTenant, withReferencing, 'as your quote says'] },
    {
      outcome: 'You cancel within 14 days',
      costs: [
        'what was done by then, if you asked us to begin',
        'what was done by then, if you asked us to begin',
        'as your quote says',
      ],
    },
  ],
  note: 'All in, VAT included, once. The tenant pays none of it.',
}

/** What each outcome costs, side by side (design E3, domain B5). */
export function OutcomeTable({ kind, brandName }: { kind: ListingKind; brandName: string }) {
  const { columns, rows, note } = kind === 'sale' ? saleOutcomes(brandName) : letOutcomes
  return (
    <section aria-labelledby="outcomes" className="wrap-page grid gap-4 pt-12">
      <h2 id="outcomes">What you pay, whatever happens</h2>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="What you pay, as a table">
        <table className="tabular w-full min-w-2xl text-left">
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className="py-2 pr-4">
                Outcome
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 pr-4">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ outcome, costs }) => (
              <tr key={outcome} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {outcome}
                </th>
                {costs.map((cost, index) => (
                  <td key={columns[index]} className="py-2 pr-4">
                    {cost}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sm text-muted">
        {note} See the{' '}
        <a
          href={kind === 'sale' ? routes.serviceAgreement : routes.lettingsServiceAgreement}
          className="underline"
        >
          agreement
        </a>
        ,{' '}
        <a href={routes.fees} className="underline">
          every fee
        </a>{' '}
        and the{' '}
        <a href={kind === 'sale' ? routes.faq : routes.faqLettings} className="underline">
          questions that people ask
        </a>
        .
      </p>
    </section>
  )
}
