import { listingActionHref } from '@/lib/config/routes'
import type { Fact } from '@/lib/contract/listings'
import {
  canHaveFact,
  factParts,
  getFactLabel,
  isFactExpected,
  materialFacts,
  type MaterialFactDefinition,
} from '@/lib/domain/material-facts'
import { formatLongDate } from '@/lib/format/dates'
import { formatFact } from '@/lib/format/material-fact'
import { FactsTable, type FactRow } from './facts-table'
import {
  describeMissingReview,
  getFactValue,
  listKnownFacts,
  getNation,
  toFactSubject,
  getListingAvailability,
  type Listing,
} from '@/components/property/listing'
import { Section } from './section'
import { getOwnerRole } from '@/lib/domain/listing-kind'

/** Lists the supplied facts that such a listing can have, and the missing ones that it should have. */
function listVisibleFacts(listing: Listing): MaterialFactDefinition[] {
  const subject = toFactSubject(listing)
  return materialFacts.filter((fact) =>
    getFactValue(listing, fact.key) === null ? isFactExpected(fact, subject) : canHaveFact(fact, subject),
  )
}

const sourceLabels = {
  owner: { sale: 'Seller', let: 'Landlord' },
  agent: { sale: 'Agent', let: 'Agent' },
  register: { sale: 'Public register', let: 'Public register' },
}

const appendNote = (value: string, note: string | undefined): string => (note ? `${value}. ${note}` : value)

/** For example 'Seller, 3 May 2026'. */
const formatSource = (listing: Listing, fact: Fact): string => {
  const source = fact.source ? sourceLabels[fact.source][listing.kind] : null
  const date = fact.supplied_at ? formatLongDate(fact.supplied_at) : null
  return [source, date].filter(Boolean).join(', ')
}

/** Shows the material facts in parts A to C, each with its source and date (FIELD-26 to FIELD-29). */
export function MaterialFacts({ listing }: { listing: Listing }) {
  const facts = listVisibleFacts(listing)
  const knownFacts = new Map(listKnownFacts(listing).map((fact) => [fact.key, fact]))
  // As in getPermittedActions, all listings take questions except a home that has been let.
  const takesQuestions = listing.kind === 'sale' || getListingAvailability(listing) !== 'taken'
  const toRow = (definition: MaterialFactDefinition): FactRow => {
    const { key } = definition
    const label = getFactLabel(definition, listing.property_type)
    const fact = knownFacts.get(key)
    if (!fact || fact.value === null) return { label, key }
    return {
      label,
      value: appendNote(
        formatFact(key, fact.value, getNation(listing)),
        describeMissingReview(listing, key, fact.value),
      ),
      source: formatSource(listing, fact),
    }
  }
  return (
    <Section id="facts" title="Material information">
      <div className="grid gap-8">
        {factParts.map(({ part, title }) => (
          <FactsTable
            key={part}
            title={title}
            rows={facts.filter((definition) => definition.part === part).map(toRow)}
            ownerId={listing.user_id}
            missingNotice={`Not yet provided by the ${getOwnerRole(listing.kind)}`}
            askHref={
              takesQuestions ? listingActionHref(listing.kind, listing.id, 'ask-a-question') : undefined
            }
          />
        ))}
      </div>
    </Section>
  )
}
