import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import { isParkHome } from '@/lib/domain/property-type'
import { formatLongDate } from '@/lib/format/dates'
import { formatFact } from '@/lib/format/material-fact'
import { formatExactPounds, formatPounds } from '@/lib/format/money'
import { computeDeposit, computeDefaultMonthlyPayment, defaultLoan } from '@/lib/tax/mortgage'
import { sumCashNeeded, movingCosts } from '@/lib/tax/moving-costs'
import { getLandTax, computePurchaseTax } from '@/lib/tax/purchase-tax'
import type { Buyer } from '@/lib/tax/purchase'
import { buyerOptions } from './buyer-options'
import { CalculatorOnDemand } from './calculator-on-demand'
import { CostRow } from './cost-row'
import { CouncilTax } from './council-tax'
import { ExternalLink } from './external-link'
import {
  describeMissingReview,
  getPriceOrMonthlyRent,
  getFactValue,
  isCommercial,
  isShareOfHomeSale,
  getNation,
  type SaleListing,
} from '@/components/property/listing'
import { ParkHomeCosts } from './park-home-costs'
import { Section } from './section'

const leaseCharges = [
  { key: 'service_charge', label: 'Service charge' },
  { key: 'ground_rent', label: 'Ground rent' },
]

/** A park home's ground rent is its pitch fee. An unknown charge is shown only if the home has a lease or a pitch. */
function LeaseCharges({ listing }: { listing: SaleListing }) {
  // A home whose tenure is 'Share of freehold' has a lease too.
  const hasLease = /leasehold|share/i.test(getFactValue(listing, 'tenure') ?? '')
  const hasPitch = isParkHome(listing.property_type)
  return (
    <>
      {leaseCharges.map(({ key, label }) => {
        const value = getFactValue(listing, key)
        const isPitchFee = hasPitch && key === 'ground_rent'
        if (value === null && !hasLease && !isPitchFee) return null
        return (
          <CostRow
            key={key}
            label={isPitchFee ? 'Pitch fee' : label}
            note={value === null ? undefined : describeMissingReview(listing, key, value)}
          >
            {value === null ? 'Not yet provided' : formatFact(key, value)}
          </CostRow>
        )
      })}
    </>
  )
}

/** For a shared home, shows the rent on the part that is not bought, and the sum of this rent and the mortgage. */
function ShareRentRows({ listing, price }: { listing: SaleListing; price: number | null }) {
  if (!isShareOfHomeSale(listing)) return null
  const rent = listing.share?.rent_pcm ?? null
  if (rent === null) return <CostRow label="Rent on the rest of the home">Not yet provided</CostRow>
  return (
    <>
      <CostRow label="Rent on the rest of the home">{formatExactPounds(rent)} a month</CostRow>
      {price ? (
        <CostRow label="Mortgage and rent together">
          about {formatPounds(computeDefaultMonthlyPayment(price) + rent)} a month
        </CostRow>
      ) : null}
    </>
  )
}

function MortgageRow({ price, label }: { price: number; label: string }) {
  const { depositPercent, ratePercent, years } = defaultLoan
  const deposit = `${depositPercent}% (${formatPounds(computeDeposit(price, depositPercent))})`
  return (
    <CostRow
      label={label}
      note={`With a deposit of ${deposit}, interest at ${ratePercent}% and repayment over ${years} years.`}
    >
      about {formatPounds(computeDefaultMonthlyPayment(price))} a month
    </CostRow>
  )
}

function TaxByBuyer({ price, listing }: { price: number; listing: SaleListing }) {
  const nation = getNation(listing)
  const tax = getLandTax(nation)
  const isCommercialProperty = isCommercial(listing)
  // The tax on commercial property does not depend on the kind of buyer, so any one will do.
  const buyers: Buyer[] = isCommercialProperty ? ['home-mover'] : tax.buyers
  const formatTax = (buyer: Buyer, { isNonResident = false } = {}) => {
    const purchase = { price, buyer, isNonResident, isCommercial: isCommercialProperty }
    return formatPounds(computePurchaseTax(nation, purchase).total)
  }
  return (
    <dl>
      {buyers.map((buyer) => (
        <CostRow key={buyer} label={isCommercialProperty ? 'Whoever buys' : buyerOptions[buyer].label}>
          {formatTax(buyer)}
        </CostRow>
      ))}
      {tax.hasNonResidentSurcharge && !isCommercialProperty ? (
        <CostRow label="Moving home, living outside the UK">
          {formatTax('home-mover', { isNonResident: true })}
        </CostRow>
      ) : null}
    </dl>
  )
}

function CashNeeded({ price, listing }: { price: number; listing: SaleListing }) {
  const deposit = computeDeposit(price, defaultLoan.depositPercent)
  const tax = computePurchaseTax(getNation(listing), {
    price,
    buyer: 'home-mover',
    isNonResident: false,
    isCommercial: false,
  }).total
  const otherCosts = movingCosts.reduce((total, { amount }) => total + amount, 0)
  return (
    <p className="mt-4 max-w-prose">
      Cash needed in all, moving home:{' '}
      <strong className="tabular">about {formatPounds(sumCashNeeded(deposit, tax, movingCosts))}</strong>, of
      which {formatPounds(deposit)} deposit, {formatPounds(tax)} tax and {formatPounds(otherCosts)} for legal
      work, survey, lender and removals. Those last costs are our own assumptions for a typical purchase.
    </p>
  )
}

function MortgageNotes() {
  return (
    <>
      <p className="mt-4 max-w-prose text-sm text-muted">
        These figures are an illustration, not advice, and no offer of a loan. Monthly payment = P × r ÷ (1 −{' '}
        <span className="whitespace-nowrap">
          (1 + r)<sup>−n</sup>)
        </span>
        , with P what is borrowed, r the monthly interest rate and n the number of months.{' '}
        <strong className="text-ink">
          Your home may be repossessed if you do not keep up repayments on your mortgage.
        </strong>
      </p>
      <p className="text-sm print:hidden">
        <InternalLink href={routes.mortgage} className="inline-flex min-h-11 items-center underline">
          How we help you get a mortgage
        </InternalLink>
      </p>
    </>
  )
}

function PurchaseTax({ price, listing }: { price: number | null; listing: SaleListing }) {
  if (isShareOfHomeSale(listing))
    return (
      <p className="max-w-prose">
        On a shared home the tax depends on a choice: to pay on the whole value at once, or on the share now
        and on more shares later. Ask your solicitor which is better for you.
      </p>
    )
  if (!price) return <p>The price is on application, so there is no figure to work it out from yet.</p>
  return (
    <div className="rounded-lg border border-line bg-surface px-5 py-2">
      <TaxByBuyer price={price} listing={listing} />
    </div>
  )
}

/** Shows the costs of buying and keeping the home (FIELD-36, FIELD-37, FIELD-39), with a calculator on demand. */
export function SaleCosts({ listing }: { listing: SaleListing }) {
  const price = getPriceOrMonthlyRent(listing)
  const hasPitch = isParkHome(listing.property_type)
  const isShare = isShareOfHomeSale(listing)
  return (
    <Section id="costs" title="Running costs and the cost of buying">
      <dl className="rounded-lg border border-line bg-surface px-5 py-2">
        <CouncilTax listing={listing} />
        <LeaseCharges listing={listing} />
        {price && !isCommercial(listing) && !hasPitch ? (
          <MortgageRow
            price={price}
            label={isShare ? 'Mortgage on the share, an illustration' : 'Mortgage, an illustration'}
          />
        ) : null}
        <ShareRentRows listing={listing} price={price} />
      </dl>
      {hasPitch ? (
        <ParkHomeCosts nation={getNation(listing)} />
      ) : (
        <TaxAndFinance listing={listing} price={price} />
      )}
    </Section>
  )
}

function TaxAndFinance({ listing, price }: { listing: SaleListing; price: number | null }) {
  const nation = getNation(listing)
  const tax = getLandTax(nation)
  const isShare = isShareOfHomeSale(listing)
  return (
    <>
      <h3 className="mt-6 mb-2">
        {tax.name}
        {price && !isShare ? ` at ${formatPounds(price)}` : ''}
      </h3>
      <PurchaseTax price={price} listing={listing} />
      <p className="mt-2 text-sm text-muted">
        At the rates that have applied since{' '}
        {formatLongDate(isCommercial(listing) ? tax.commercialSince : tax.since)}. Changes are published by{' '}
        <ExternalLink href={tax.source.url}>{tax.source.name}</ExternalLink>. Your solicitor confirms what is
        due.
      </p>
      {isCommercial(listing) ? (
        <p className="mt-4 text-sm">
          VAT may be due on commercial property.{' '}
          <InternalLink href={routes.commercialFinance}>Commercial finance</InternalLink> explains ways to
          fund it.
        </p>
      ) : (
        <>
          {price && !isShare ? <CashNeeded price={price} listing={listing} /> : null}
          {isShare ? null : <CalculatorOnDemand price={price ?? 0} nation={nation} />}
          <MortgageNotes />
        </>
      )}
    </>
  )
}
