import { fees, managementFee } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { formatPounds, formatPence } from '@/lib/format/money'

const EXAMPLE_PRICE_POUNDS = 300_000
const EXAMPLE_RENT_POUNDS = 1_200
/** An agent's usual fees for a sale, as in the savings calculator, and for managing (STATIC-14). */
const AGENT_FEE_PERCENT = 1.5
const AGENT_MANAGEMENT_PERCENT = [10, 20] as const

interface Outcomes {
  /** What may happen, the best outcome first. */
  outcomes: readonly string[]
  /** The ways to sell or let, each with its costs in the order of the outcomes. */
  ways: readonly { name: string; costs: readonly string[] }[]
  note: string
}

const NO_COST = '£0'
const SEE_CONTRACT = 'see contract'
const SEE_QUOTE = 'see quote'
const upTo = (price: string) => `${NO_COST} to ${price}`

/** A way to sell or let whose fee is due with the order. An owner who cancels gets some or all of the fee back. */
const createPrepaidWay = (name: string, price: string) => ({
  name,
  costs: [price, price, price, upTo(price)],
})

const CANCELLATION_NOTE =
  'Within 14 days you pay for the days of advertising that you had, and only if you asked us to begin at once.'

const createSaleOutcomes = (brandName: string): Outcomes => ({
  outcomes: [
    `It sells for ${formatPounds(EXAMPLE_PRICE_POUNDS)}`,
    'It does not sell',
    'You withdraw it',
    'You cancel within 14 days',
  ],
  ways: [
    createPrepaidWay('Pay now', formatPence(fees.sellPayNow)),
    {
      name: 'No sale, no fee',
      costs: [formatPence(fees.sellOnCompletion), NO_COST, NO_COST, NO_COST],
    },
    {
      name: `${brandName} only`,
      costs: [formatPence(fees.sellHereOnly), NO_COST, NO_COST, NO_COST],
    },
    {
      name: `An agent at ${AGENT_FEE_PERCENT}%`,
      costs: [
        formatPounds((EXAMPLE_PRICE_POUNDS * AGENT_FEE_PERCENT) / 100),
        NO_COST,
        SEE_CONTRACT,
        SEE_CONTRACT,
      ],
    },
  ],
  note: `All in, VAT included. ${CANCELLATION_NOTE} ${AGENT_FEE_PERCENT}% is what the calculator on our first page assumes of an agent; ask for a quote in pounds.`,
})

/** One per cent of a pound is a penny, so pounds times per cent are pence. */
const formatPercentOfRent = (percent: number) => formatPence(EXAMPLE_RENT_POUNDS * percent)

const findTenantFee = formatPence(fees.letFindTenant)
const [lowManagement, highManagement] = AGENT_MANAGEMENT_PERCENT

const letOutcomes: Outcomes = {
  outcomes: [
    `It is let at ${formatPounds(EXAMPLE_RENT_POUNDS)} a month`,
    'It is not let',
    'You withdraw it',
    'You cancel within 14 days',
  ],
  ways: [
    createPrepaidWay('Find a tenant', findTenantFee),
    createPrepaidWay('Find and reference', formatPence(fees.letFindTenant + fees.tenantReferencing)),
    {
      name: 'Find a tenant, then manage',
      costs: [
        `${findTenantFee}, then ${formatPercentOfRent(managementFee.percentWithVat)} a month`,
        findTenantFee,
        findTenantFee,
        upTo(findTenantFee),
      ],
    },
    {
      name: 'Local expert',
      costs: [`from ${formatPence(fees.localLetFrom)}`, SEE_QUOTE, SEE_QUOTE, SEE_QUOTE],
    },
    {
      name: `An agent who manages, at ${lowManagement} to ${highManagement}%`,
      costs: [
        `${formatPercentOfRent(lowManagement)} to ${formatPercentOfRent(highManagement)} a month`,
        SEE_CONTRACT,
        SEE_CONTRACT,
        SEE_CONTRACT,
      ],
    },
  ],
  note: `All in, VAT included. ${CANCELLATION_NOTE} Managing is ${managementFee.percentWithVat}% of the rent that comes in. The tenant pays none of it.`,
}

/** Shows what each way to sell or let costs in each outcome (design E3, domain B5). */
export function OutcomeTable({ kind, brandName }: { kind: ListingKind; brandName: string }) {
  const { outcomes, ways, note } = kind === 'sale' ? createSaleOutcomes(brandName) : letOutcomes
  return (
    <section aria-labelledby="outcomes" className="wrap-page grid grid-cols-[minmax(0,1fr)] gap-4 pt-12">
      <h2 id="outcomes">What you pay, whatever happens</h2>
      {/* Words break only below the width that WCAG 1.4.10 names. Above it the columns are as wide as their words. */}
      <table className="tabular w-full text-left text-sm max-[24rem]:text-xs max-[20rem]:table-fixed max-[20rem]:wrap-anywhere tablet:table-fixed tablet:text-base">
        <thead>
          <tr className="border-b border-line-strong align-bottom">
            <th scope="col" className="py-2 pr-2 tablet:w-[26%]">
              <span className="sr-only">Package</span>
            </th>
            {outcomes.map((outcome) => (
              <th key={outcome} scope="col" className="py-2 pr-2">
                {outcome}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ways.map(({ name, costs }) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-2">
                {name}
              </th>
              {costs.map((cost, index) => (
                <td key={outcomes[index]} className="py-2 pr-2">
                  {cost}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
