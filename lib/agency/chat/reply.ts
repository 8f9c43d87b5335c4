import type { ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import type { ChatLink, ChatReply } from '../../contract/chat'
import type { AgencyCaller } from '../callers'
import { networkOf } from '../../config/network'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { answerFromArticles } from './article-answers'
import { createConversationKey, findCurrentListingId, setCurrentListingId } from './conversations'
import { findNation } from './find-nation'
import { findReference } from './find-reference'
import { answerFromListing, introduceListing, offerToAsk } from './listing-answers'
import { findListing, getNation } from './listing'
import { answerByModel } from './model-answers'
import { answerOwner } from './owner-answers'
import { publishLog } from './publish-log'
import { answerFromSearch } from './search-answers'
import { findQuestion } from './site-answers'

/** Allows one message every two seconds. A household or an office shares the limit of its network. */
const LIMIT_PER_NETWORK = { maxAttempts: 300, windowSeconds: 600 }

const ASK_FOR_REFERENCE = 'Please enter your property reference number.'
const GREETING_PATTERN = /^\s*(hello|hi|hey|good (morning|afternoon|evening))\b[\s,.!]*$/i
/** Matches 'Thank you very much for your help!', but not 'Thanks, what does it cost?' */
const THANKS_PATTERN =
  /^\s*(thanks?|thank you|cheers|bye|goodbye)\b(\s+(you|very|so|much|a lot|again|for (your|the) help|that'?s all))*[\s,.!]*$/i

interface Answer {
  text: string
  links?: ChatLink[]
}

/** @param log adds a line to the live log; a line contains nothing that the visitor wrote */
async function answerMessage(
  message: string,
  conversationKey: string,
  log: (line: string) => void,
): Promise<Answer> {
  if (GREETING_PATTERN.test(message)) return { text: `Hello! ${ASK_FOR_REFERENCE}` }
  if (THANKS_PATTERN.test(message)) return { text: 'You are welcome. Ask again whenever you like.' }

  const reference = findReference(message)
  if (reference !== undefined) {
    const listing = await findListing(reference)
    if (!listing) {
      log('Reference unknown')
      return {
        text:
          `We have no property on the market with the reference ${reference}. ` +
          `The number stands on the property's page. ${ASK_FOR_REFERENCE}`,
      }
    }
    log(`Reference found: a listing ${listing.kind === 'sale' ? 'for sale' : 'to let'}`)
    await setCurrentListingId(conversationKey, reference)
    const isReferenceAlone = /^[\s#\d.!?]*$/.test(message)
    const answer = isReferenceAlone ? undefined : answerFromListing(listing, message, log)
    return answer ?? introduceListing(listing)
  }

  const currentListingId = await findCurrentListingId(conversationKey)
  const listing = currentListingId === undefined ? undefined : await findListing(currentListingId)
  if (currentListingId !== undefined && !listing) {
    log('The listing has left the market')
    return {
      text: `The property with the reference ${currentListingId} is no longer on the market. ${ASK_FOR_REFERENCE}`,
    }
  }
  const nation = findNation(message) ?? (listing ? getNation(listing) : 'england')
  const question = await findQuestion(message, nation)
  // The sources are tried in this order until one of them answers.
  const answerSources = [
    () => (question?.isSameQuestion ? question.answer : undefined),
    () => answerFromSearch(message, { hasListing: listing !== undefined, isPlaceEnough: false, log }),
    () => (listing ? answerFromListing(listing, message, log) : undefined),
    // Questions about the listing name places too, so the listing is tried before a search for a place alone.
    () => answerFromSearch(message, { hasListing: listing !== undefined, isPlaceEnough: true, log }),
    () => question?.answer,
    () => answerOwner(message),
    () => answerByModel(message, { listing, nation }, log),
    () => answerFromArticles(message, { hasListing: listing !== undefined, log }),
  ]
  for (const findAnswer of answerSources) {
    const answer = await findAnswer()
    if (answer) return answer
  }
  log('No answer found')
  return listing ? offerToAsk(listing, message) : { text: `I don't know that. ${ASK_FOR_REFERENCE}` }
}

/** Answers a message to the chatbot (A-46), and logs each step without the visitor's text. */
export async function replyToMessage(
  { userId, message }: ParsedInput<'chatbot'>,
  caller: AgencyCaller,
): Promise<Reply<ChatReply>> {
  const attempt = await consumeAttempt(`chat:address:${networkOf(caller.address)}`, LIMIT_PER_NETWORK)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  const startedAt = performance.now()
  const lines = [`Message received: ${message.length} characters`]
  const conversationKey = createConversationKey({ userId, ...caller })
  const { text, links } = await answerMessage(message, conversationKey, (line) => lines.push(line))
  lines.push(`Answered in ${Math.round(performance.now() - startedAt)} ms`)
  await publishLog(caller.conversation, lines)
  return success({ response: text, ...(links?.length ? { links } : {}) })
}
