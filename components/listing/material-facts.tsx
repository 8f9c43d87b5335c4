import { SoftLink } from '@/components/ui/soft-link'
import { listingActionHref } from '@/lib/config/routes'
import type { Fact } from '@/lib/contract/listings'
import {
  canHaveFact,
  isFactExpected,
  materialFacts,
  type MaterialFactDefinition,
} from '@/lib/domain/material-facts'
import { longDate } from '@/lib/format/dates'
import { formatFact } from '@/lib/format/material-fact'
import {
  factValue,
  knownFacts,
  nationOf,
  factSubject,
  ownerRole,
  availabilityOf,
  type Listing,
} from './listing'
import { Section } from './section'

/** The supplied facts, and the missing ones that a listing of this kind should have. */
function visibleFacts(listing: Listing): MaterialFactDefinition[] {
  const subject = factSubject(listing)
  return materialFacts.filter((fact) =>
    factValue(listing, fact.key) === null ? isFactExpected(fact, subject) : canHaveFact(fact, subject),
  )
}

const parts = [
  { part: 'A', title: 'Price, tenure and running costs' },
  { part: 'B', title: 'Building, utilities and parking' },
  { part: 'C', title: 'Safety, rights and restrictions' },
] as const

const sourceLabels = {
  owner: { sale: 'Seller', let: 'Landlord' },
  agent: { sale: 'Agent', let: 'Agent' },
  register: { sale: 'Public register', let: 'Public register' },
}

const formatSource = (listing: Listing, fact: Fact): string => {
  const source = fact.source ? sourceLabels[fact.source][listing.kind] : null
  const date = fact.supplied_at ? longDate(fact.supplied_at) : null
  return [source, date].filter(Boolean).join(', ')
}

/** Says that a fact has not been provided, with a link to ask for it while the listing takes questions (domain B1). */
function NotYetProvided({ listing, label }: { listing: Listing; label: string }) {
  const notice = `Not yet provided by the ${ownerRole(listing.kind)}`
  if (listing.kind === 'let' && availabilityOf(listing) === 'taken')
    return <span className="text-muted">{notice}</span>
  return (
    <span className="text-muted">
      {notice}
      <span className="print:hidden"> – </span>
      <SoftLink
        href={listingActionHref(listing.kind, listing.id, 'ask-a-question')}
        prefetch={false}
        className="-my-2.5 inline-block py-2.5 underline print:hidden"
      >
        ask <span className="sr-only">about {label.toLowerCase()}</span>
      </SoftLink>
    </span>
  )
}

interface FactRowProps {
  listing: Listing
  label: string
  factKey: string
  /** Absent for a fact that nobody has supplied. */
  fact: Fact | undefined
}

function FactRow({ listing, label, factKey, fact }: FactRowProps) {
  const value = fact?.value ?? null
  return (
    <tr
      role="row"
      className="grid border-t border-line py-2 tablet:table-row tablet:py-0 print:table-row print:break-inside-avoid"
    >
      <th
        scope="row"
        role="rowheader"
        className="font-semibold print:py-1 print:pr-4 print:align-top tablet:w-3/10 tablet:py-2 tablet:pr-4 tablet:align-top"
      >
        {label}
      </th>
      <td
        role="cell"
        className="wrap-break-word print:py-1 print:pr-4 print:align-top tablet:py-2 tablet:pr-4 tablet:align-top"
      >
        {value === null ? (
          <NotYetProvided listing={listing} label={label} />
        ) : (
          formatFact(factKey, value, nationOf(listing))
        )}
      </td>
      <td
        role="cell"
        className="text-sm text-muted print:py-1 print:align-top tablet:w-3/10 tablet:py-2 tablet:align-top"
      >
        {fact && value !== null ? formatSource(listing, fact) : null}
      </td>
    </tr>
  )
}

/** Every material fact of the listing by part, with who supplied it and when (field rows 26 to 29). */
export function MaterialFacts({ listing }: { listing: Listing }) {
  const facts = visibleFacts(listing)
  const known = new Map(knownFacts(listing).map((fact) => [fact.key, fact]))
  return (
    <Section id="facts" title="Material information">
      <div className="grid gap-8">
        {parts.map(({ part, title }) => (
          <table key={part} role="table" className="w-full border-collapse text-left">
            <caption className="mb-2 text-left font-display text-lg">{title}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">Fact</th>
                <th scope="col">What we know</th>
                <th scope="col">Source and date</th>
              </tr>
            </thead>
            <tbody role="rowgroup">
              {facts
                .filter((definition) => definition.part === part)
                .map(({ key, label }) => (
                  <FactRow key={key} listing={listing} label={label} factKey={key} fact={known.get(key)} />
                ))}
            </tbody>
          </table>
        ))}
      </div>
    </Section>
  )
}
