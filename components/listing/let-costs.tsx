import { brand } from '@/lib/config/brand'
import { pounds, poundsAndPence, perMonth, perWeek, perYear } from '@/lib/format/money'
import { depositCap, holdingDepositCap, weeksOfRent } from '@/lib/tenancy/deposit'
import { getPermittedPayments } from '@/lib/tenancy/permitted-payments'
import { CostRow } from './cost-row'
import { CouncilTax } from './council-tax'
import { Disclosure } from './disclosure'
import { factValue, isCommercial, nationOf, type LetListing } from './listing'
import { Section } from './section'

/** The deposit in weeks of rent, beside its legal cap (domain B2). */
function depositNote(listing: LetListing): string {
  const cap = depositCap(nationOf(listing), listing.new_price_pcm)
  const deposit = listing.new_deposite_amount
  if (cap.pounds === null)
    return `${weeksOfRent(deposit, listing.new_price_pcm)} weeks’ rent. It must be protected in a government-approved scheme.`
  if (deposit >= cap.pounds)
    return `${cap.words}, the most the law allows. It must be protected in a government-approved scheme.`
  return `Below the limit of ${cap.words} (${pounds(cap.pounds)}). It must be protected in a government-approved scheme.`
}

const external = (url: string, name: string) => (
  <a href={url} target="_blank" rel="noopener noreferrer">
    {name}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
)

function HomeTenancy({ listing }: { listing: LetListing }) {
  const nation = nationOf(listing)
  const rent = listing.new_price_pcm
  const holding = holdingDepositCap(nation, rent)
  const permitted = getPermittedPayments(nation)
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
          {perMonth(rent)} ({perWeek(rent)})
        </CostRow>
        <CostRow label="Deposit" note={listing.new_deposite_amount > 0 ? depositNote(listing) : undefined}>
          {listing.new_deposite_amount > 0 ? pounds(listing.new_deposite_amount) : 'No deposit'}
        </CostRow>
        {holding === null ? null : (
          <CostRow
            label="Holding deposit"
            note="One week’s rent at most, to reserve the home while checks are made. It counts towards what you pay to move in."
          >
            up to {poundsAndPence(holding)}
          </CostRow>
        )}
        <CostRow label="To move in" note="First month’s rent and the deposit, once both sides have signed.">
          {pounds(rent + listing.new_deposite_amount)}
        </CostRow>
        {factValue(listing, 'bills') ? <CostRow label="Bills">{factValue(listing, 'bills')}</CostRow> : null}
        <CouncilTax listing={listing} />
      </dl>
      <p className="mt-4 rounded-md bg-note-soft p-4 text-sm">
        <strong>We never ask for money before a viewing.</strong> If somebody does so in our name, do not pay:
        call us on <a href={brand.phoneHref}>{brand.phone}</a>.
      </p>
      <Disclosure summary="What a tenant can be asked to pay">
        <ul className="max-w-prose list-disc space-y-1 pl-5">
          {permitted.payments.map((payment) => (
            <li key={payment}>{payment}</li>
          ))}
        </ul>
        <p className="mt-2 max-w-prose">
          {permitted.banned} Source: {external(permitted.law.url, permitted.law.name)}.
        </p>
      </Disclosure>
    </>
  )
}

/** The costs of a tenancy, the payments that are permitted, and our redress scheme (domain B2 to B4). */
export function LetCosts({ listing }: { listing: LetListing }) {
  return (
    <Section id="costs" title="Rent, deposit and fees">
      {isCommercial(listing) ? (
        <dl className="rounded-lg border border-line bg-surface px-5 py-2">
          <CostRow
            label="Rent"
            note="VAT may be due on the rent of commercial premises: ask before you budget."
          >
            {perMonth(listing.new_price_pcm)} ({perYear(listing.new_price_pcm)})
          </CostRow>
          {listing.new_deposite_amount > 0 ? (
            <CostRow label="Deposit">{pounds(listing.new_deposite_amount)}</CostRow>
          ) : null}
          <CouncilTax listing={listing} />
        </dl>
      ) : (
        <HomeTenancy listing={listing} />
      )}
      <p className="mt-4 text-sm text-muted">
        {brand.legalName} belongs to {external(brand.redress.url, brand.redress.name)} (redress) and{' '}
        {external(brand.clientMoneyProtection.url, brand.clientMoneyProtection.name)} (client money
        protection).
      </p>
    </Section>
  )
}
