import { SoftLink } from '@/components/ui/soft-link'
import { routes } from '@/lib/config/routes'
import { longDate } from '@/lib/format/dates'
import { formatFact } from '@/lib/format/material-fact'
import { pounds } from '@/lib/format/money'
import { computeDeposit, defaultMonthlyPayment, defaultLoan } from '@/lib/tax/mortgage'
import { sumCashNeeded, movingCosts } from '@/lib/tax/moving-costs'
import { getLandTax, computePurchaseTax } from '@/lib/tax/purchase-tax'
import type { Buyer } from '@/lib/tax/purchase'
import { buyerWords } from './buyer-words'
import { CalculatorOnDemand } from './calculator-on-demand'
import { CostRow } from './cost-row'
import { CouncilTax } from './council-tax'
import { amountOf, factValue, isCommercial, isShared, nationOf, type SaleListing } from './listing'
import { Section } from './section'

/** Ground rent and service charge: shown for a lease, and where they were supplied. */
function Charges({ listing }: { listing: SaleListing }) {
  const lease = /leasehold|share/i.test(factValue(listing, 'tenure') ?? '')
  return (
    <>
      {(['service_charge', 'ground_rent'] as const).map((key) => {
        const value = factValue(listing, key)
        if (value === null && !lease) return null
        return (
          <CostRow key={key} label={key === 'service_charge' ? 'Service charge' : 'Ground rent'}>
            {value === null ? 'Not yet provided' : formatFact(key, value)}
          </CostRow>
        )
      })}
    </>
  )
}

function MortgageRow({ price }: { price: number }) {
  const { depositPercent, ratePercent, years } = defaultLoan
  return (
    <CostRow
      label="Mortgage, an illustration"
      note={`With a deposit of ${depositPercent}% (${pounds(computeDeposit(price, depositPercent))}), interest at ${ratePercent}% and repayment over ${years} years.`}
    >
      about {pounds(defaultMonthlyPayment(price))} a month
    </CostRow>
  )
}

function TaxTable({ price, listing }: { price: number; listing: SaleListing }) {
  const nation = nationOf(listing)
  const tax = getLandTax(nation)
  const commercial = isCommercial(listing)
  const buyers: Buyer[] = commercial ? ['home-mover'] : tax.buyers
  const total = (buyer: Buyer, nonResident = false) =>
    pounds(
      computePurchaseTax(nation, { price, buyer, isNonResident: nonResident, isCommercial: commercial })
        .total,
    )
  return (
    <dl>
      {buyers.map((buyer) => (
        <CostRow key={buyer} label={commercial ? 'Whoever buys' : buyerWords[buyer].label}>
          {total(buyer)}
        </CostRow>
      ))}
      {tax.hasNonResidentSurcharge && !commercial ? (
        <CostRow label="Moving home, living outside the UK">{total('home-mover', true)}</CostRow>
      ) : null}
    </dl>
  )
}

function TotalCost({ price, listing }: { price: number; listing: SaleListing }) {
  const deposit = computeDeposit(price, defaultLoan.depositPercent)
  const tax = computePurchaseTax(nationOf(listing), {
    price,
    buyer: 'home-mover',
    isNonResident: false,
    isCommercial: false,
  }).total
  return (
    <p className="mt-4 max-w-prose">
      In hand on the day, moving home:{' '}
      <strong className="tabular">about {pounds(sumCashNeeded(deposit, tax, movingCosts))}</strong>, of which{' '}
      {pounds(deposit)} deposit, {pounds(tax)} tax and {pounds(sumCashNeeded(0, 0, movingCosts))} for legal
      work, survey, lender and removals. Those last are our own assumptions for a usual purchase.
    </p>
  )
}

/** The costs of buying and keeping the home (field rows 36, 37, 39), with a calculator on demand. */
export function SaleCosts({ listing }: { listing: SaleListing }) {
  const price = amountOf(listing)
  const nation = nationOf(listing)
  const tax = getLandTax(nation)
  const commercial = isCommercial(listing)
  const shared = isShared(listing)
  return (
    <Section id="costs" title="Running costs and the cost of buying">
      <dl className="rounded-lg border border-line bg-surface px-5 py-2">
        <CouncilTax listing={listing} />
        <Charges listing={listing} />
        {price && !commercial ? <MortgageRow price={price} /> : null}
      </dl>
      <h3 className="mt-6 mb-2">
        {tax.name}
        {price && !shared ? ` at ${pounds(price)}` : ''}
      </h3>
      {shared ? (
        <p className="max-w-prose">
          On a shared home the tax depends on a choice: to pay on the whole value at once, or on the share now
          and on more shares later. Ask your solicitor which is better for you.
        </p>
      ) : price ? (
        <div className="rounded-lg border border-line bg-surface px-5 py-2">
          <TaxTable price={price} listing={listing} />
        </div>
      ) : (
        <p>The price is on application, so there is no figure to work it out from yet.</p>
      )}
      <p className="mt-2 text-sm text-muted">
        By the rates that have applied since {longDate(tax.since)}. Changes are published by{' '}
        <a href={tax.source.url} target="_blank" rel="noopener noreferrer">
          {tax.source.name}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        . Your solicitor confirms what is due.
      </p>
      {commercial ? (
        <p className="mt-4 text-sm">
          VAT may be due on commercial property.{' '}
          <SoftLink href={routes.commercialFinance}>Commercial finance</SoftLink> explains ways to fund it.
        </p>
      ) : (
        <>
          {price && !shared ? <TotalCost price={price} listing={listing} /> : null}
          {shared ? null : <CalculatorOnDemand price={price ?? 0} nation={nation} />}
          <p className="mt-4 max-w-prose text-sm text-muted">
            These figures are an illustration, not advice, and no offer of a loan. Monthly payment = P × r ÷
            (1 −{' '}
            <span className="whitespace-nowrap">
              (1 + r)<sup>−n</sup>)
            </span>
            , with P what is borrowed, r the monthly interest rate and n the number of months.{' '}
            <strong className="text-ink">
              Your home may be repossessed if you do not keep up repayments on your mortgage.
            </strong>
          </p>
          <p className="text-sm print:hidden">
            <SoftLink href={routes.mortgage} className="inline-flex min-h-11 items-center underline">
              How we help you get a mortgage
            </SoftLink>
          </p>
        </>
      )}
    </Section>
  )
}
