import { composeOfferSentences, offerStepTexts, type OfferDetails } from '../../lib/agency/offers/offer-texts'
import { composeRequestSentences, requestStepTexts } from '../../lib/agency/offers/request-texts'
import { viewingTexts } from '../../lib/agency/viewings/viewing-texts'
import { addNote } from '../../lib/agency/conversations/add-note'
import type { LetRequestStatus } from '../../lib/domain/let-request'
import type { ListingKind } from '../../lib/domain/listing-kind'
import type { OfferStatus } from '../../lib/domain/offer'
import type { FeedbackChoice, ViewingStatus } from '../../lib/domain/viewing'
import { addDays, fromLondonClock, londonDay } from '../../lib/format/london-clock'
import { buyer, firstOtherOwnerId, guest, landlord, seller } from './users'

/* The messages, viewings and offers of the demonstration. */

/** The key of the mail that asks the buyer for feedback on a viewing. It is no secret, like that of the login link. */
export const demonstrationFeedbackKey = 'demonstration-question-about-a-viewing'

export interface SeedHome {
  type: string
  pricePence: bigint
  /** YYYY-MM-DD for a letting. */
  availableFrom: string | null
}

export interface SeedMessage {
  from: 'starter' | 'owner'
  hoursAgo: number
  text: string
  /** The status of the viewing after this message. The last message has the status that is stored. */
  viewing?: ViewingStatus
  offer?: { status: OfferStatus; amountPence: bigint }
  request?: LetRequestStatus
}

export interface SeedConversation {
  messages: readonly SeedMessage[]
  /** How many of the last messages the owner has not read. */
  unreadByOwner?: number
  viewing?: {
    startsAt: Date
    isDone?: true
    feedback?: { choice: FeedbackChoice; words: string }
    feedbackKey?: string
  }
  offer?: OfferDetails
  request?: { moveInOn: string; tenants: number; pets: string }
}

export interface SeedScript {
  starterId: number
  /**
   * Selects the newest available home of a kind in a town, after leaving out the `skip` newest ones. Without `ownerId`
   * the home belongs to none of the users whom the README lists.
   */
  home: { kind: ListingKind; town: string; ownerId?: number; skip?: number }
  write: (home: SeedHome) => SeedConversation
}

const [firstRival, secondRival, viewer] = [firstOtherOwnerId, firstOtherOwnerId + 1, firstOtherOwnerId + 2]

/** The thread about the seller's home in Maldon. The seller has not read the last two messages. */
export const unreadThread: readonly SeedMessage[] = [
  {
    from: 'starter',
    text: 'Hello, we love the look of your home. Could you tell me how old the boiler is, and when it was last serviced?',
    hoursAgo: 50,
  },
  {
    from: 'owner',
    text: 'Hello Daniel, thank you. It was put in new in 2019 and is serviced every October. I can show you the book when you come.',
    hoursAgo: 46,
  },
  {
    from: 'starter',
    text: 'That is good to hear. Two more things, if I may:\n\nIs the loft boarded?\nAnd how do you find the road in the mornings? One of us works nights.',
    hoursAgo: 27,
  },
  {
    from: 'owner',
    text: 'The loft is boarded to about two thirds, with a light and a fixed ladder. The road is quiet until half past seven; the bedroom at the back hears nothing of it.',
    hoursAgo: 25,
  },
  {
    from: 'starter',
    text: 'Perfect, thank you. We have our mortgage in principle as of yesterday and could come on any evening this week.',
    hoursAgo: 3,
  },
  { from: 'starter', text: 'Saturday morning would do as well.', hoursAgo: 2 },
]

const SUNDAY = 0
const PENCE_PER_POUND = 100n
const ROUNDING_STEP_POUNDS = 500

/** Returns a time `days` days from now, or ago if negative. A Sunday becomes the next day further away. */
function toViewingTime(now: Date, { days, hour }: { days: number; hour: number }): Date {
  const day = addDays(londonDay(now), days)
  const isSunday = new Date(day).getUTCDay() === SUNDAY
  return fromLondonClock(isSunday ? addDays(day, Math.sign(days)) : day, hour * 60)
}

/** Computes an offer of a fraction of the price, rounded to steps of £500. */
function computeOffer(pricePence: bigint, fraction: number): bigint {
  const pounds = Number(pricePence / PENCE_PER_POUND) * fraction
  const roundedPounds = Math.round(pounds / ROUNDING_STEP_POUNDS) * ROUNDING_STEP_POUNDS
  return BigInt(roundedPounds) * PENCE_PER_POUND
}

/** Writes the proposal of a viewing, and its acceptance four hours later. @param hoursAgo when it was proposed */
const writeAcceptedViewing = (startsAt: Date, hoursAgo: number, words = ''): SeedMessage[] => [
  {
    from: 'starter',
    hoursAgo,
    text: addNote([viewingTexts.propose(startsAt)], words),
    viewing: 'proposed',
  },
  { from: 'owner', hoursAgo: hoursAgo - 4, text: viewingTexts.accept(startsAt), viewing: 'accepted' },
]

const createMadeOffer = (amountPence: bigint) => ({ status: 'made' as const, amountPence })
/** All homes of the script are in England. */
const nation = 'england'

/** The buyer has viewed the seller's home in Witham, and is negotiating its price. */
function writeNegotiation({ pricePence }: SeedHome, now: Date): SeedConversation {
  const startsAt = toViewingTime(now, { days: -8, hour: 11 })
  const firstOfferPence = computeOffer(pricePence, 0.96)
  const counterOfferPence = computeOffer(pricePence, 0.99)
  const secondOfferPence = computeOffer(pricePence, 0.98)
  const details: OfferDetails = {
    position: 'first_time',
    chain: 'No chain: we rent, and can give notice at any time',
    conditions: 'Subject to a survey',
    proofOfFunds: 'shown',
    expiresAt: null,
  }
  const feedback = {
    choice: 'offer' as const,
    words: 'Just what we are looking for. Thank you for your time!',
  }
  return {
    viewing: { startsAt, isDone: true, feedback },
    offer: details,
    messages: [
      ...writeAcceptedViewing(startsAt, 12 * 24, 'We would both come.'),
      {
        from: 'starter',
        hoursAgo: 7 * 24,
        text: addNote([viewingTexts.feedback(startsAt, feedback.choice, 'sale')], feedback.words),
      },
      {
        from: 'starter',
        hoursAgo: 5 * 24,
        text: addNote(
          composeOfferSentences(firstOfferPence, null, details),
          'We could complete by the end of January.',
        ),
        offer: createMadeOffer(firstOfferPence),
      },
      {
        from: 'owner',
        hoursAgo: 4 * 24,
        text: offerStepTexts.seller.counter({ amount: counterOfferPence, nation }),
        offer: { status: 'countered', amountPence: counterOfferPence },
      },
      {
        from: 'starter',
        hoursAgo: 30,
        text: offerStepTexts.buyer.change({ amount: secondOfferPence, nation }),
        offer: createMadeOffer(secondOfferPence),
      },
    ],
  }
}

/** Writes a single offer of another buyer for the seller's home in Witham. */
function writeRivalOffer(amountPence: bigint, hoursAgo: number, offer: OfferDetails): SeedConversation {
  return {
    offer,
    messages: [
      {
        from: 'starter',
        hoursAgo,
        text: composeOfferSentences(amountPence, null, offer).filter(Boolean).join(' '),
        offer: createMadeOffer(amountPence),
      },
    ],
  }
}

const sellersHome = { kind: 'sale', town: 'Witham', ownerId: seller.id } as const

/** Writes the conversations of the demonstration. A conversation whose home does not exist is left out. */
export const writeScripts = (now: Date): readonly SeedScript[] => [
  {
    starterId: buyer.id,
    home: { ...sellersHome, town: 'Maldon' },
    write: () => ({ messages: unreadThread, unreadByOwner: 2 }),
  },
  { starterId: buyer.id, home: sellersHome, write: (home) => writeNegotiation(home, now) },
  {
    starterId: firstRival,
    home: sellersHome,
    write: ({ pricePence }) =>
      writeRivalOffer(computeOffer(pricePence, 1), 76, {
        position: 'property_market',
        chain: 'Our flat is on the market, with one viewing a week',
        conditions: 'Subject to the sale of our flat, a mortgage and a survey',
        proofOfFunds: 'later',
        expiresAt: null,
      }),
  },
  {
    starterId: secondRival,
    home: sellersHome,
    write: ({ pricePence }) =>
      writeRivalOffer(computeOffer(pricePence, 0.95), 52, {
        position: 'cash',
        chain: '',
        conditions: 'Completion within six weeks',
        proofOfFunds: 'shown',
        // The midnight that ends the tenth day.
        expiresAt: fromLondonClock(addDays(londonDay(now), 10), 24 * 60),
      }),
  },
  {
    starterId: viewer,
    home: { ...sellersHome, town: 'Maldon' },
    write: () => {
      const startsAt = toViewingTime(now, { days: 2, hour: 11 })
      return { viewing: { startsAt }, messages: writeAcceptedViewing(startsAt, 40) }
    },
  },
  {
    starterId: guest.id,
    home: { kind: 'let', town: 'Chelmsford', ownerId: seller.id },
    write: () => {
      const startsAt = toViewingTime(now, { days: 5, hour: 11 })
      const text = addNote([viewingTexts.propose(startsAt)], 'My shift begins at two on that day.')
      return {
        viewing: { startsAt },
        messages: [{ from: 'starter', hoursAgo: 9, text, viewing: 'proposed' }],
      }
    },
  },
  {
    starterId: guest.id,
    home: { kind: 'let', town: 'Colchester', ownerId: landlord.id },
    write: ({ availableFrom, type }) => {
      const startsAt = toViewingTime(now, { days: -5, hour: 10 })
      const request = {
        moveInOn: availableFrom ?? addDays(londonDay(now), 30),
        tenants: 2,
        pets: 'One cat, seven years old',
      }
      return {
        viewing: { startsAt, isDone: true },
        request,
        messages: [
          ...writeAcceptedViewing(startsAt, 9 * 24),
          {
            from: 'starter',
            hoursAgo: 44,
            text: addNote(
              composeRequestSentences(request, type),
              'We both work in the town and would like to stay for long.',
            ),
            request: 'made',
          },
        ],
      }
    },
  },
  {
    starterId: buyer.id,
    home: { kind: 'let', town: 'Chelmsford', ownerId: seller.id },
    write: ({ availableFrom, type }) => {
      const request = { moveInOn: availableFrom ?? addDays(londonDay(now), 30), tenants: 1, pets: '' }
      return {
        request,
        messages: [
          {
            from: 'starter',
            hoursAgo: 15 * 24,
            text: addNote(composeRequestSentences(request, type), ''),
            request: 'made',
          },
          {
            from: 'owner',
            hoursAgo: 14 * 24,
            text: requestStepTexts.landlord.decline,
            request: 'declined',
          },
        ],
      }
    },
  },
  {
    starterId: buyer.id,
    home: { kind: 'sale', town: 'Witham' },
    write: () => {
      const startsAt = toViewingTime(now, { days: 3, hour: 15 })
      return { viewing: { startsAt }, messages: writeAcceptedViewing(startsAt, 20) }
    },
  },
  {
    starterId: buyer.id,
    home: { kind: 'sale', town: 'Witham', skip: 1 },
    write: () => {
      const startsAt = toViewingTime(now, { days: -3, hour: 14 })
      return {
        viewing: { startsAt, isDone: true, feedbackKey: demonstrationFeedbackKey },
        messages: writeAcceptedViewing(startsAt, 6 * 24),
      }
    },
  },
]
