import { askQuestionHref } from '../../config/routes'
import type { ChatLink } from '../../contract/chat'
import { getOwnerRole } from '../../domain/listing-kind'
import { getPropertyTypeLabel } from '../../domain/property-type'
import { describeUnknown, factTopics } from './fact-topics'
import { findActionLinks, createPageLink, type ChatListing } from './listing'
import { describePrice, listingTopics, type Topic } from './listing-topics'

/** An answer to more topics would be too long to read. */
const MAX_TOPICS = 4

/** The facts come first, because "ground rent" does not ask for the rent. */
const topics = [...factTopics, ...listingTopics]

const canHaveTopic = (listing: ChatListing, { canApply }: Topic): boolean => canApply?.(listing) ?? true

/** The words between 'How much' and the subject of the question. */
const AMOUNT_WORDS = 'is|are|was|would|will|be|do|does|i|you|we|they|pay|for|the|a|an|any|its|your'

/** Adds the words about an amount beside a topic, so that 'ground rent cost' does not ask for the price. */
function toAmountPattern({ source: topic }: RegExp): RegExp {
  const amountBefore = String.raw`(?:\b(?:how much|costs? (?:of|for)) (?:(?:${AMOUNT_WORDS}) )*)?`
  const amountAfter = String.raw`(?: costs?\b)?`
  return new RegExp(`${amountBefore}(?:${topic})${amountAfter}`, 'gi')
}

/**
 * Finds the topics that a message asks for. Words that match one topic do not count for the next, even where the
 * listing cannot have that topic: "How much is the council tax?" never asks for the price.
 */
function findTopics(listing: ChatListing, message: string): Topic[] {
  let remainingText = message
  const matchingTopics: Topic[] = []
  for (const topic of topics) {
    if (matchingTopics.length === MAX_TOPICS) break
    if (!topic.questionPattern.test(remainingText)) continue
    remainingText = remainingText.replace(toAmountPattern(topic.questionPattern), ' ')
    if (canHaveTopic(listing, topic)) matchingTopics.push(topic)
  }
  return matchingTopics
}

/** Answers from the listing's own data alone (D-151); undefined for a message that asks for none of its topics. */
export function answerFromListing(listing: ChatListing, message: string, log: (line: string) => void) {
  const matchingTopics = findTopics(listing, message)
  if (matchingTopics.length === 0) return undefined
  log(`Topics: ${matchingTopics.map(({ name }) => name).join(', ')}`)
  const answers = matchingTopics.map((topic) => topic.answer(listing) ?? describeUnknown(listing, topic.name))
  return {
    text: `${listing.portal_address}: ${answers.map(({ text }) => text).join('\n')}`,
    links: joinLinks(answers),
  }
}

/** Returns the links of several answers, each path once. */
export function joinLinks(answers: readonly { links?: ChatLink[] }[]): ChatLink[] {
  const links = answers.flatMap((answer) => answer.links ?? [])
  return [...new Map(links.map((link) => [link.path, link])).values()]
}

/** Lists all that is known about a listing, with a statement for each topic. */
export const listStatements = (listing: ChatListing) =>
  topics.filter((topic) => canHaveTopic(listing, topic)).flatMap((topic) => topic.answer(listing) ?? [])

/** Answers a reference number: names the property, and says what the visitor may ask. */
export function introduceListing(listing: ChatListing) {
  const type = getPropertyTypeLabel(listing.property_type).toLowerCase()
  return {
    text:
      `That is ${listing.portal_address}: ${type}. ${describePrice(listing)}\n` +
      'Ask me about its price, rooms, council tax, energy rating, stations, viewings ' +
      'or anything else that its page says.',
    links: [createPageLink(listing)],
  }
}

/** Answers a question that has no known answer by a link to the form that asks the owner the question. */
export function offerToAsk(listing: ChatListing, message: string) {
  const links = findActionLinks(listing, 'ask-a-question').map((link) => ({
    ...link,
    path: askQuestionHref(link.path, message),
  }))
  const offer = links.length > 0 ? ` Shall I ask the ${getOwnerRole(listing.kind)}?` : ''
  return { text: `I don't know that about ${listing.portal_address}.${offer}`, links }
}
