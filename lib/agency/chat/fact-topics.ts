import { askQuestionHref } from '../../config/routes'
import { getOwnerRole } from '../../domain/listing-kind'
import {
  canHaveFact,
  getFactLabel,
  materialFacts,
  type MaterialFactDefinition,
} from '../../domain/material-facts'
import { formatFact, formatTenure } from '../../format/material-fact'
import { describeHoldingDepositLaw } from './deposit-law'
import { findActionLinks, describeSource, findFact, getNation, type ChatListing } from './listing'
import type { Topic } from './listing-topics'

/** Patterns of messages that ask for a material fact, by its key. Other facts are found by their label. */
const QUESTION_PATTERNS: Record<string, RegExp> = {
  tenure: /\b(tenure|freehold|leasehold|commonhold)\b/i,
  lease_years: /\b(lease|years (left|remaining))\b/i,
  ground_rent: /\b(ground rent|pitch fees?)\b/i,
  service_charge: /\bservice charges?\b/i,
  shared_ownership: /\b(shared ownership|share of)\b/i,
  council_tax_band: /\b(council tax|tax band)\b/i,
  holding_deposit: /\bholding deposits?\b/i,
  bills: /\b(bills|utilities included)\b/i,
  landlord_registration: /\b(landlord registration|registered landlord)\b/i,
  epc_rating: /\b(epc|energy (rating|performance|certificate|efficiency))\b/i,
  construction: /\b(construction|built of|materials?)\b/i,
  furnishing: /\b(un)?furnish(ed|ing)\b/i,
  electricity: /\belectric(ity)?\b/i,
  water: /\bwater\b/i,
  sewerage: /\b(sewerage|sewage|drains?|drainage)\b/i,
  heating: /\b(heating|boiler|gas)\b/i,
  broadband: /\b(broadband|internet|wi-?fi|fibre)\b/i,
  mobile: /\b(mobile(?! homes?\b)|phone signal|reception on)\b/i,
  parking: /\b(parking|(?:to|i|we|you|visitors|guests) park|garage|driveway|drive|car)\b/i,
  garden: /\b(gardens?|outside space|outdoor space|yard|patio)\b/i,
  pets: /\b(pets?|dogs?|cats?)\b/i,
  building_safety: /\b(cladding|building safety|fire safety|ews1)\b/i,
  restrictions: /\b(covenants?|restrictions?|conservation area|listed building)\b/i,
  rights: /\b(easements?|rights? of way)\b/i,
  flood_risk: /\bflood(s|ing|ed)?\b/i,
  planning: /\bplanning\b/i,
  accessibility: /\b(accessib\w+|wheelchair|step-?free)\b/i,
  mining: /\b(coal\w*|mining|mine)\b/i,
}

const toLabelPattern = (label: string) => new RegExp(`\\b${label.toLowerCase()}\\b`, 'i')

/** Answers a question about the lease of a freehold home. @returns null for another or an unknown tenure */
function answerForFreehold(listing: ChatListing) {
  const tenure = findFact(listing, 'tenure')
  if (tenure?.value !== 'Freehold') return null
  const ownership = formatTenure(tenure.value, listing.nation)
  return {
    text: `There is no lease, so nothing is due under one: ${ownership}. ${describeSource(listing, tenure)}`,
  }
}

/** Answers from the law where a listing does not state a fact. @returns null where the law says nothing about it */
function answerWithoutFact(listing: ChatListing, { key, isLeaseOnly }: MaterialFactDefinition) {
  if (key === 'holding_deposit') return describeHoldingDepositLaw(listing)
  return isLeaseOnly ? answerForFreehold(listing) : null
}

/** Whether a listing can have a fact. A sale, for example, has no furnishing. */
const canListingHave = (listing: ChatListing, definition: MaterialFactDefinition): boolean =>
  canHaveFact(definition, {
    kind: listing.kind,
    nation: getNation(listing),
    type: listing.property_type,
    tenure: findFact(listing, 'tenure')?.value,
    // Has no effect here: it only decides which facts are required.
    isShareOfHome: false,
  })

/** The material facts as topics. An answer states who supplied the fact, and when. */
export const factTopics: readonly Topic[] = materialFacts
  // The deposit is a field of the listing, so its topic is in listing-topics.ts.
  .filter(({ key }) => key !== 'deposit')
  .map((definition) => ({
    name: definition.label.toLowerCase(),
    questionPattern: QUESTION_PATTERNS[definition.key] ?? toLabelPattern(definition.label),
    // The law says of every listing whether a holding deposit may be taken.
    canApply: (listing) => definition.key === 'holding_deposit' || canListingHave(listing, definition),
    answer: (listing) => {
      const fact = canListingHave(listing, definition) ? findFact(listing, definition.key) : undefined
      if (fact === undefined || fact.value === null) return answerWithoutFact(listing, definition)
      const value = formatFact(definition.key, fact.value, getNation(listing))
      return {
        text: `${getFactLabel(definition, listing.property_type)}: ${value}. ${describeSource(listing, fact)}`,
      }
    },
  }))

/** Answers that a topic is unknown, and offers to ask the owner. */
export function describeUnknown(listing: ChatListing, topicName: string) {
  const role = getOwnerRole(listing.kind)
  const links = findActionLinks(listing, 'ask-a-question').map((link) => ({
    ...link,
    path: askQuestionHref(link.path, `Could you tell me the ${topicName}?`),
  }))
  const offer = links.length > 0 ? ` Shall I ask the ${role}?` : ''
  return { text: `I don't know the ${topicName}: the ${role} has not provided it yet.${offer}`, links }
}
