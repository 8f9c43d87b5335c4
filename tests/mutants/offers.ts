import type { Mutant } from './mutant'

const OFFER_TESTS = ['tests/agency/offers/offers.test.ts']
const OPEN_ACTIONS_TESTS = ['tests/agency/offers/open-actions.test.ts']
const LEAVE_MARKET_TESTS = ['tests/agency/selling/leave-market.test.ts']
const LET_REQUEST_TESTS = ['tests/agency/offers/let-requests.test.ts']

export const offers: readonly Mutant[] = [
  {
    control: 'Only its two parties answer an offer.',
    file: 'lib/agency/offers/answer-offer.ts',
    source: "return userId === ownerId ? 'seller' : null",
    replacement: "return 'seller'",
    tests: OFFER_TESTS,
  },
  {
    control: 'Only its two parties answer a request to let.',
    file: 'lib/agency/offers/answer-let-request.ts',
    source: "return userId === ownerId ? 'landlord' : null",
    replacement: "return 'landlord'",
    tests: LET_REQUEST_TESTS,
  },
  {
    control: 'A list of offers holds only those of the reader.',
    file: 'lib/agency/offers/list-offers.ts',
    source: "or([eb('thread.starterId', '=', userId), eb('thread.ownerId', '=', userId)])",
    replacement: "or([eb('thread.starterId', '>', 0), eb('thread.ownerId', '=', userId)])",
    tests: OFFER_TESTS,
  },
  {
    control: 'The owner of a home makes no offer on it.',
    file: 'lib/agency/offers/make-offer.ts',
    source: 'if (ownerId === user.id) return failure(offerMessages.ownListing)',
    replacement: '',
    tests: OFFER_TESTS,
  },
  {
    control: 'One offer of a listing is accepted at a time.',
    file: 'lib/agency/offers/answer-offer.ts',
    source: 'return accepted ? failure(offerMessages.otherAccepted) : null',
    replacement: 'return null',
    tests: OFFER_TESTS,
  },
  {
    control: 'The offers of a listing are answered one after the other.',
    file: 'lib/agency/offers/listing-terms.ts',
    source: ".forNoKeyUpdate('listing')",
    replacement: '',
    tests: [...OFFER_TESTS, 'tests/agency/offers/random-steps.test.ts'],
  },
  {
    control: 'An amount far from the asking price is refused unless the sender confirms it.',
    file: 'lib/agency/offers/make-offer.ts',
    source: 'if (!side) return null',
    replacement: 'if (side) return null',
    tests: OFFER_TESTS,
  },
  {
    control: 'Nobody accepts their own amount.',
    file: 'lib/domain/offer.ts',
    source: "accepted: ['seller'],",
    replacement: "accepted: ['seller', 'buyer'],",
    tests: OFFER_TESTS,
  },
  {
    control: 'An acceptance is refused if the amount has changed since the page showed it.',
    file: 'lib/agency/offers/answer-offer.ts',
    source: 'toPence(seenAmount) !== offer.amountPence',
    replacement: 'BigInt(seenAmount) < 0n',
    tests: OFFER_TESTS,
  },
  {
    control: 'An acceptance that is undone makes the listing available again.',
    file: 'lib/agency/offers/answer-offer.ts',
    source: "if (previousStatus === 'accepted') await makeAvailable(tx, listing)",
    replacement: '',
    tests: OFFER_TESTS,
  },
  {
    control: 'The buyer does not undo what the seller accepted.',
    file: 'lib/domain/offer.ts',
    source: "accepted: { made: ['seller'], withdrawn: ['buyer'] },",
    replacement: "accepted: { made: ['seller', 'buyer'], withdrawn: ['buyer'] },",
    tests: OFFER_TESTS,
  },
  {
    control: 'An offer past its last day is not accepted.',
    file: 'lib/agency/offers/answer-offer.ts',
    source: 'offer.expiresAt && offer.expiresAt <= new Date()',
    replacement: 'offer.expiresAt && offer.id < 0',
    tests: OFFER_TESTS,
  },
  {
    control: 'A buyer who is blocked cannot make the seller an offer.',
    file: 'lib/agency/offers/make-offer.ts',
    source: 'if (unreachableRefusal) return unreachableRefusal',
    replacement: '',
    tests: OFFER_TESTS,
  },
  {
    control: 'Nobody takes more than sixty steps of offers in an hour.',
    file: 'lib/agency/offers/answer-offer.ts',
    source: 'if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)',
    replacement: '',
    tests: OFFER_TESTS,
  },
  {
    control: 'A home that leaves the market ends its offers and requests.',
    file: 'lib/agency/selling/leave-market.ts',
    source: 'await endOffersOn(tx, listingIds, reason)',
    replacement: '',
    tests: LEAVE_MARKET_TESTS,
  },
  {
    control: 'A home that leaves the market cancels its viewings.',
    file: 'lib/agency/selling/leave-market.ts',
    source: 'await closeViewingsOn(tx, listingIds, reason)',
    replacement: '',
    tests: LEAVE_MARKET_TESTS,
  },
  {
    control: 'An offer is not offered for acceptance while another one is accepted.',
    file: 'lib/agency/offers/list-offers.ts',
    source: ".filter((action) => action !== 'accept' || !hasAcceptance)",
    replacement: '',
    tests: OPEN_ACTIONS_TESTS,
  },
  {
    control: 'The holding deposit of a home that leaves the market is returned.',
    file: 'lib/agency/selling/leave-market.ts',
    source: 'await makeDepositsDue(tx, listingIds)',
    replacement: '',
    tests: ['tests/agency/payments/deposits.test.ts'],
  },
  {
    control:
      'A home stays reserved for the tenant whose request is accepted when another’s deposit is returned.',
    file: 'lib/agency/payments/deposits.ts',
    source: 'acceptedRequest.tenantId === userId',
    replacement: 'acceptedRequest.tenantId > 0',
    tests: ['tests/agency/payments/deposits.test.ts'],
  },
  {
    control: 'A home that is sold or let keeps its accepted offer or request.',
    file: 'lib/agency/offers/end-offers.ts',
    source: "!(keepsAccepted && status === 'accepted')",
    replacement: 'Boolean(status)',
    tests: ['tests/agency/selling/agree-and-complete.test.ts'],
  },
  {
    control: 'A holding deposit is returned when the tenancy is signed (Tenant Fees Act 2019).',
    file: 'lib/agency/selling/agree-and-complete.ts',
    source: "if (listing.kind === 'let') await",
    replacement: "if (listing.kind === 'sale') await",
    tests: ['tests/agency/payments/deposits.test.ts'],
  },
  {
    control: 'The agency changes a status only as the table of steps allows.',
    file: 'lib/agency/selling/agree-and-complete.ts',
    source: 'if (!transition.allowed) return { ok: false, reasons: [transition.reason] }',
    replacement: '',
    tests: ['tests/agency/selling/agree-and-complete.test.ts'],
  },
]
