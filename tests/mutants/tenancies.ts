import type { Mutant } from './mutant'

const MILESTONE_TESTS = ['tests/agency/tenancies/tenancy-milestones.test.ts']

/** Controls of adverts to let, and of the steps of an agreed letting. */
export const tenancies: readonly Mutant[] = [
  {
    control: 'Only the two parties of a request read its letting and record steps.',
    file: 'lib/agency/tenancies/find-tenancy.ts',
    source: 'const isParty = tenancy && (userId === tenancy.tenantId || userId === tenancy.landlordId)',
    replacement: 'const isParty = tenancy',
    tests: MILESTONE_TESTS,
  },
  {
    control: 'Steps of a letting are recorded only for an accepted request.',
    file: 'lib/agency/tenancies/find-tenancy.ts',
    source: "if (tenancy.status !== 'accepted') return failure(tenancyMessages.notAgreed)",
    replacement: '',
    tests: MILESTONE_TESTS,
  },
  {
    control: 'A tenant does not record the steps of the landlord.',
    file: 'lib/domain/tenancy-milestone.ts',
    source: "party === 'landlord' || milestone === 'keys'",
    replacement: 'party !== undefined',
    tests: MILESTONE_TESTS,
  },
  {
    control: 'No agreement in England is signed before the written statement of its terms (domain B3).',
    file: 'lib/agency/tenancies/record-tenancy-milestone.ts',
    source: 'return !signature || maySignOn(signature.day, nation, records)',
    replacement: 'return !signature || records.length > 0',
    tests: MILESTONE_TESTS,
  },
  {
    control: 'Steps that were recorded for an undone acceptance do not count for the next acceptance.',
    file: 'lib/agency/tenancies/find-tenancy.ts',
    source: ".where('at', '>=', acceptedAt)",
    replacement: '',
    tests: MILESTONE_TESTS,
  },
  {
    control: 'Once everybody has signed, neither landlord nor tenant ends the letting by the website.',
    file: 'lib/agency/offers/answer-let-request.ts',
    source: 'if ((await findSignedRequests(tx, [requestId])).size > 0) return failure(offerMessages.signed)',
    replacement: '',
    tests: MILESTONE_TESTS,
  },
  {
    control: 'A home that leaves the market keeps its signed letting.',
    file: 'lib/agency/offers/end-offers.ts',
    source: 'if (!(await isSigned(tx, request))) await endRequest(tx, request, reason)',
    replacement: 'await endRequest(tx, request, reason)',
    tests: MILESTONE_TESTS,
  },
  {
    control: 'An owner does not offer a home to let again whose tenancy agreement is signed.',
    file: 'lib/agency/selling/change-market.ts',
    source:
      'return notFound(kind)\n    // The agency may have withdrawn the advert of a home whose signed letting goes on.\n    if (await hasSignedRequest(tx, id)) return failure(offerMessages.signed)',
    replacement: 'return notFound(kind)',
    tests: MILESTONE_TESTS,
  },
  {
    control: 'A letting that the agency has marked as signed is not ended by the website.',
    file: 'lib/agency/tenancies/signed-requests.ts',
    source: "'listing.status', '=', 'let_agreed'",
    replacement: "'listing.status', '=', 'draft'",
    tests: MILESTONE_TESTS,
  },
  {
    control: 'The mailed link does not withdraw a home whose tenancy is signed.',
    file: 'lib/agency/listings/answer-confirmation.ts',
    source: "if (answer === 'withdraw' && (await hasSignedRequest(tx, listing.id)))",
    replacement: 'if (listing.id < 0)',
    tests: MILESTONE_TESTS,
  },
  {
    control: 'A refused command of the agency leaves a signed letting as it is.',
    file: 'lib/agency/selling/agree-and-complete.ts',
    source: 'if (obstacle) return obstacle\n        //',
    replacement: '//',
    tests: MILESTONE_TESTS,
  },
  {
    control: 'A recorded signature cannot be changed back into an expected one.',
    file: 'lib/agency/tenancies/record-tenancy-milestone.ts',
    source: "if (milestone === 'signed' && wasSigned && state === 'expected')",
    replacement: 'if (milestone === undefined)',
    tests: MILESTONE_TESTS,
  },
  {
    control: 'A former tenant does not read the certificates of a home that may be let to others.',
    file: 'lib/agency/offers/list-offers.ts',
    source: " && listingStatus !== 'completed'",
    replacement: '',
    tests: ['tests/agency/certificates/certificates.test.ts'],
  },
  {
    control: 'A landlord gets each reminder about a deposit once, even if two jobs run at the same time.',
    file: 'lib/agency/tenancies/remind-of-deposits.ts',
    source: 'if (reminder && isReachable(landlord))',
    replacement: 'if (isReachable(landlord))',
    tests: ['tests/agency/tenancies/remind-of-deposits.test.ts'],
  },
  {
    control: 'The facts of an advert may not say what its description may not.',
    file: 'lib/agency/listings/publish-checks.ts',
    source: '...findFactTextFaults(subject),',
    replacement: '',
    tests: ['tests/agency/listings/publish-checks.test.ts'],
  },
  {
    control: 'An advert in England asks for at most a month’s rent in advance (Renters’ Rights Act 2025).',
    file: 'lib/domain/advert-text.ts',
    source: '`${NOT_DENIED}${RENT_IN_ADVANCE.source}(?<!ahead)`',
    replacement: "'(?!)'",
    tests: ['tests/agency/listings/publish-checks.test.ts'],
  },
  {
    control: 'An open request follows the advertised rent down (Renters’ Rights Act 2025, s.56).',
    file: 'lib/agency/selling/change-price.ts',
    source: 'await lowerRequestedRents(tx, [id])',
    replacement: '',
    tests: ['tests/agency/selling/published-home.test.ts'],
  },
  {
    control: 'An open request follows an imported rent down (Renters’ Rights Act 2025, s.56).',
    file: 'lib/agency/import/store/write.ts',
    source: 'await lowerRequestedRents(',
    replacement: 'await Promise.resolve(',
    tests: ['tests/agency/import/open-requests.test.ts'],
  },
]
