import type { Mutant } from './mutant'

const TESTS = ['tests/agency/tenancies/tenancy-milestones.test.ts']

/** Controls of the steps of an agreed letting. */
export const tenancies: readonly Mutant[] = [
  {
    control: 'Only the two parties of a request read its letting and record steps.',
    file: 'lib/agency/tenancies/find-tenancy.ts',
    source: 'const isParty = tenancy && (userId === tenancy.tenantId || userId === tenancy.landlordId)',
    replacement: 'const isParty = tenancy',
    tests: TESTS,
  },
  {
    control: 'Steps of a letting are recorded of an accepted request only.',
    file: 'lib/agency/tenancies/find-tenancy.ts',
    source: "if (tenancy.status !== 'accepted') return failure(tenancyMessages.notAgreed)",
    replacement: '',
    tests: TESTS,
  },
  {
    control: 'A tenant does not record the steps of the landlord.',
    file: 'lib/domain/tenancy-milestone.ts',
    source: "party === 'landlord' || milestone === 'keys'",
    replacement: 'party !== undefined',
    tests: TESTS,
  },
  {
    control: 'No agreement in England is signed before the written statement of its terms (domain B3).',
    file: 'lib/agency/tenancies/record-tenancy-milestone.ts',
    source: 'return !signature || maySignOn(signature.day, nation, records)',
    replacement: 'return !signature || records.length > 0',
    tests: TESTS,
  },
  {
    control: 'What was recorded of an acceptance that was undone does not count for the next one.',
    file: 'lib/agency/tenancies/find-tenancy.ts',
    source: ".where('at', '>=', acceptedAt)",
    replacement: '',
    tests: TESTS,
  },
  {
    control: 'Once everybody has signed, neither landlord nor tenant ends the letting by the website.',
    file: 'lib/agency/offers/answer-let-request.ts',
    source: 'if ((await findSignedRequests(tx, [requestId])).size > 0) return failure(offerMessages.signed)',
    replacement: '',
    tests: TESTS,
  },
  {
    control: 'A home that leaves the market keeps its signed letting.',
    file: 'lib/agency/offers/end-offers.ts',
    source: 'if (!(await isSigned(tx, request))) await endRequest(tx, request, reason)',
    replacement: 'await endRequest(tx, request, reason)',
    tests: TESTS,
  },
  {
    control: 'A signature that was recorded is not made an expected one.',
    file: 'lib/agency/tenancies/record-tenancy-milestone.ts',
    source: "if (milestone === 'signed' && wasSigned && state === 'expected')",
    replacement: 'if (milestone === undefined)',
    tests: TESTS,
  },
  {
    control: 'A former tenant does not read the certificates of a home that may be let to others.',
    file: 'lib/agency/offers/list-offers.ts',
    source: " && listingStatus !== 'completed'",
    replacement: '',
    tests: ['tests/agency/certificates/certificates.test.ts'],
  },
  {
    control: 'A landlord is reminded once of a deposit, whatever runs at once.',
    file: 'lib/agency/tenancies/remind-of-deposits.ts',
    source: 'if (reminder && isReachable(landlord))',
    replacement: 'if (isReachable(landlord))',
    tests: ['tests/agency/tenancies/remind-of-deposits.test.ts'],
  },
]
