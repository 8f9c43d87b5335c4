import { getFirstRent } from '@/lib/domain/rent-in-advance'
import {
  formatExactPounds,
  formatPounds,
  formatPence,
  formatRentPerMonth,
  formatRentPerWeek,
  formatRentPerYear,
} from '@/lib/format/money'
import {
  getDepositCap,
  getHoldingDepositCap,
  parseHoldingDeposit,
  toWeeksOfRent,
} from '@/lib/tenancy/deposit'
import { CostRow } from './cost-row'
import { CouncilTax } from './council-tax'
import { getFactValue, isCommercial, getNation, type LetListing } from '@/components/property/listing'
import { PaymentRules, RedressNote } from './payment-rules'
import { Section } from './section'

/** Compares a deposit with its legal cap (domain B2), or states it in weeks of rent where the law sets none. */
function describeDepositSize(listing: LetListing, deposit: number): string {
  const rent = listing.new_price_pcm
  const cap = getDepositCap(getNation(listing), rent)
  const weeks = toWeeksOfRent(deposit, rent)
  if (cap.pounds === null) return weeks === 1 ? '1 week’s rent' : `${weeks} weeks’ rent`
  if (deposit >= cap.pounds) return `${cap.description}, the most the law allows`
  return `Below the limit of ${cap.description} (${formatPounds(cap.pounds)})`
}

function DepositRow({ listing }: { listing: LetListing }) {
  const deposit = listing.new_deposite_amount
  if (deposit === null) return <CostRow label="Deposit">Not yet provided</CostRow>
  if (deposit <= 0) return <CostRow label="Deposit">None</CostRow>
  return (
    <CostRow
      label="Deposit"
      note={`${describeDepositSize(listing, deposit)}. It must be protected in a government-approved scheme.`}
    >
      {formatExactPounds(deposit)}
    </CostRow>
  )
}

/** Shows the holding deposit that the landlord states, or else the legal cap. Renders nothing where the law bans it. */
function HoldingDepositRow({ listing }: { listing: LetListing }) {
  const capPence = getHoldingDepositCap(getNation(listing), listing.new_price_pcm)
  if (capPence === null) return null
  const statedPence = parseHoldingDeposit(getFactValue(listing, 'holding_deposit'))
  if (statedPence === 0) return <CostRow label="Holding deposit">None</CostRow>
  return (
    <CostRow
      label="Holding deposit"
      note="One week’s rent at most, to reserve the home while checks are made. It is returned within 7 days once the tenancy is signed."
    >
      {statedPence === null ? `up to ${formatPence(capPence)}` : formatPence(Math.min(statedPence, capPence))}
    </CostRow>
  )
}

function HomeLetCosts({ listing }: { listing: LetListing }) {
  const nation = getNation(listing)
  const rent = listing.new_price_pcm
  const deposit = listing.new_deposite_amount
  const firstRent = getFirstRent(getFactValue(listing, 'rent_in_advance'), rent)
  const bills = getFactValue(listing, 'bills')
  return (
    <>
      <dl className="rounded-lg border border-line bg-surface px-5 py-2">
        <CostRow
          label="Rent"
          note={
            nation === 'england'
              ? 'This is the rent. We cannot ask for, encourage or accept more (Renters’ Rights Act 2025).'
              : undefined
          }
        >
          {formatRentPerMonth(rent)} ({formatRentPerWeek(rent)})
        </CostRow>
        <DepositRow listing={listing} />
        <HoldingDepositRow listing={listing} />
        <CostRow
          label="To move in"
          note={
            deposit === null
              ? `${firstRent.label}, once both sides have signed. The deposit is not known yet, and not included.`
              : `${firstRent.label} and the deposit, once both sides have signed.`
          }
        >
          {formatExactPounds(firstRent.pounds + (deposit ?? 0))}
        </CostRow>
        {bills ? <CostRow label="Bills">{bills}</CostRow> : null}
        <CouncilTax listing={listing} />
      </dl>
      <PaymentRules nation={nation} />
    </>
  )
}

function CommercialLetCosts({ listing }: { listing: LetListing }) {
  const rent = listing.new_price_pcm
  const deposit = listing.new_deposite_amount
  return (
    <dl className="rounded-lg border border-line bg-surface px-5 py-2">
      <CostRow label="Rent" note="VAT may be due on the rent of commercial premises: ask before you budget.">
        {formatRentPerMonth(rent)} ({formatRentPerYear(rent)})
      </CostRow>
      {deposit ? <CostRow label="Deposit">{formatExactPounds(deposit)}</CostRow> : null}
      <CouncilTax listing={listing} />
    </dl>
  )
}

/** Shows the costs of a tenancy, the payments that the law permits, and our redress scheme (domain B2 to B4). */
export function LetCosts({ listing }: { listing: LetListing }) {
  return (
    <Section id="costs" title="Rent, deposit and fees">
      {isCommercial(listing) ? <CommercialLetCosts listing={listing} /> : <HomeLetCosts listing={listing} />}
      <RedressNote />
    </Section>
  )
}
