import type { Mutant } from './mutant'

/** Controls of HTML from editors, and of what a page shows when a call fails. */
export const content: readonly Mutant[] = [
  {
    control: 'HTML from editors may frame only the known video hosts.',
    file: 'lib/html/sanitise.ts',
    source: 'allowedIframeHostnames: videoHosts,',
    replacement: '',
    tests: ['tests/html/sanitise.test.ts'],
  },
  {
    control: 'Links and pictures in HTML from editors have only harmless URL schemes.',
    file: 'lib/html/sanitise.ts',
    source: "allowedSchemes: ['http', 'https', 'mailto', 'tel'],",
    replacement: "allowedSchemes: ['http', 'https', 'mailto', 'tel', 'javascript'],",
    tests: ['tests/html/sanitise.test.ts'],
  },
  {
    control: 'Elements in HTML from editors nest fifty deep at most.',
    file: 'lib/html/sanitise.ts',
    source: 'nestingLimit: 50,',
    replacement: '',
    tests: ['tests/html/sanitise.test.ts'],
  },
  {
    control: 'Elements of a listing’s description nest twenty deep at most.',
    file: 'lib/html/sanitise.ts',
    source: 'nestingLimit: 20,',
    replacement: '',
    tests: ['tests/html/sanitise.test.ts'],
  },
  {
    control: 'A document of a listing is not read as a picture.',
    file: 'lib/media/store.ts',
    source: 'if (!isMediaFileName(name)) return null',
    replacement: '',
    tests: ['tests/media/store.test.ts'],
  },
  {
    control: 'When the agency refuses to return a user’s own records, an outage is shown, not an empty list.',
    file: 'lib/queries/account.ts',
    source: "throw outage(`a person's own record was refused: ${reply.message}`)",
    replacement: 'return [] as T',
    tests: ['tests/queries/own-records.test.ts'],
  },
  {
    control:
      'When the call for the newest homes fails, the home page is shown without them instead of an error page.',
    file: 'lib/queries/listings.ts',
    source: '.catch(() => [])',
    replacement: '',
    tests: ['tests/home/latest-section.test.tsx'],
  },
]

/** Rules about amounts of money. */
export const amounts: readonly Mutant[] = [
  {
    control:
      'From a rent of exactly £50,000 a year on, a deposit may be six weeks’ rent (Tenant Fees Act 2019).',
    file: 'lib/tenancy/deposit.ts',
    source: 'yearPence < SIX_WEEKS_FROM',
    replacement: 'yearPence <= SIX_WEEKS_FROM',
    tests: ['tests/tenancy/deposit.test.ts'],
  },
  {
    control: 'A fraction of a penny is rounded before money is written.',
    file: 'lib/format/money.ts',
    source: 'const whole = Math.round(pence)',
    replacement: 'const whole = Math.floor(pence)',
    tests: ['tests/format/money.test.ts'],
  },
]

/** Rules for the status of a listing, its advert and offers for it. */
export const listings: readonly Mutant[] = [
  {
    control: 'A listing changes its status only as its kind allows.',
    file: 'lib/domain/listing-transition.ts',
    source: 'if (allowedStatuses.includes(to))',
    replacement: 'if (allowedStatuses)',
    tests: ['tests/domain/listing-status.test.ts'],
  },
  {
    control: 'An advert of an owner is not published with contact details in it.',
    file: 'lib/agency/listings/publish-checks.ts',
    source: "grade !== 'doubtful'",
    replacement: "grade === 'unlawful'",
    tests: ['tests/agency/listings/publish-checks.test.ts'],
  },
  {
    control: 'Owners cannot make offers on their own listing.',
    file: 'lib/domain/listing-permissions.ts',
    source: 'if (Number(ownerId) === Number(viewerId)) return []',
    replacement: '',
    tests: ['tests/domain/listing-permissions.test.ts'],
  },
  {
    control: 'A letting rated below E needs a registered exemption (SI 2015/962).',
    file: 'lib/domain/epc.ts',
    source: "value === 'F' || value === 'G'",
    replacement: "value === 'G'",
    tests: ['tests/domain/material-facts.test.ts', 'tests/agency/listings/publish-checks.test.ts'],
  },
]

/** Controls that keep a slow or failing agency from holding up the site. */
export const outages: readonly Mutant[] = [
  {
    control: 'Renders that wait long for the agency release their slot to other renders.',
    file: 'lib/cache/work-limiter.ts',
    source: 'setTimeout(release, this.limits.maxHoldMs ?? DEFAULT_HOLD_MS)',
    replacement: 'setTimeout(() => {})',
    tests: ['tests/cache/work-limiter.test.ts'],
  },
  {
    control: 'A render that has waited for the agency as long as a timeout makes no further call.',
    file: 'lib/cache/time-budget.ts',
    source: "if (remainingMs <= 0) throw outage('the time of this render for the agency is spent')",
    replacement: '',
    tests: ['tests/cache/time-budget.test.ts'],
  },
  {
    control: 'The error page of an outage makes no calls to the agency.',
    file: 'lib/server/render-document.ts',
    source: '{ asksAgency: !notes.hasOutage }',
    replacement: '{ asksAgency: true }',
    tests: ['tests/server/outage-page.test.ts'],
  },
  {
    control: 'The circuit breaker stops, for a while, calls that keep timing out.',
    file: 'lib/gateway/circuit-breaker.ts',
    source: 'if (this.timeouts >= MAX_TIMEOUTS) {',
    replacement: 'if (this.timeouts < 0) {',
    tests: ['tests/gateway/circuit-breaker.test.ts'],
  },
  {
    control: 'The circuit breaker lets only one call test whether the agency responds again.',
    file: 'lib/gateway/circuit-breaker.ts',
    source: 'this.retryAt = Infinity',
    replacement: '',
    tests: ['tests/gateway/circuit-breaker.test.ts'],
  },
]

/** Controls of what searches find and caches keep of them, and of requests that cannot be read. */
export const searchPages: readonly Mutant[] = [
  {
    control: 'A refusal of the listing index is not published as an empty sitemap.',
    file: 'lib/queries/sitemap.ts',
    source: '!reply.ok && reply.isUnknown ? null : requireList(reply)',
    replacement: 'reply.ok ? reply.data : null',
    tests: ['tests/queries/sitemap.test.ts'],
  },
  {
    control: 'A search token such as `constructor`, a property of every object, is an unknown token.',
    file: 'lib/search/options.ts',
    source: 'Object.hasOwn(radiusMiles, token)',
    replacement: 'token in radiusMiles',
    tests: ['tests/search/inherited-names.test.ts'],
  },
  {
    control: 'A URL cannot put its own text into the notice about wishes that a search ignores.',
    file: 'lib/search/phrase/unsupported-wish-labels.ts',
    source: 'Object.hasOwn(labels, key)',
    replacement: "key !== ''",
    tests: ['tests/search/codec.test.ts'],
  },
  {
    control:
      'A search that leaves out a feature does not share a cached page with the search without that filter.',
    file: 'lib/server/cached-pages.ts',
    source: '  without: NO_VALUE,\n',
    replacement: '',
    tests: ['tests/server/cached-pages.test.ts'],
  },
  {
    control:
      'A search with a further filter does not share a cached page with the search without the filter.',
    file: 'lib/server/cached-pages.ts',
    source: '  ...mapFurtherFilters(() => NO_VALUE),\n',
    replacement: '',
    tests: ['tests/server/cached-pages.test.ts'],
  },
  {
    control: 'A search for homes that take pets finds no home whose landlord refuses pets.',
    file: 'prisma/migrations/20261123133829_search_facts/migration.sql',
    source: "fact.pets !~* '\\m(no|without)\\M",
    replacement: "fact.pets !~* '\\m(nothing)\\M",
    tests: ['tests/agency/search/pets.test.ts'],
  },
  {
    control: 'A search by material facts uses only the newest statement of each fact.',
    file: 'prisma/migrations/20261123133829_search_facts/migration.sql',
    source: 'ORDER BY key, supplied_at DESC, id DESC',
    replacement: 'ORDER BY key, supplied_at, id',
    tests: ['tests/agency/search/pets.test.ts'],
  },
  {
    control: 'A changed advertisement is read again for keyword searches.',
    file: 'lib/agency/search/engine/engine-follower.ts',
    source: '    this.keywordListings.markChanged(ids)\n',
    replacement: '',
    tests: ['tests/agency/search/engine/follow.slow.test.ts'],
  },
  {
    control: 'The radius of a search is measured from public positions, which hide the house.',
    file: 'lib/agency/search/engine/public-filters.ts',
    source: 'const [lat, lng] = [roundDegrees(exactLat), roundDegrees(exactLng)]',
    replacement: 'const [lat, lng] = [exactLat, exactLng]',
    tests: ['tests/agency/search/engine/equality.slow.test.ts'],
  },
  {
    control: 'A drawn area is compared with public positions, which hide the house.',
    file: 'lib/agency/search/engine/public-filters.ts',
    source: 'isInOutline(corners, roundDegrees(lat[row]!), roundDegrees(lng[row]!))',
    replacement: 'isInOutline(corners, lat[row]!, lng[row]!)',
    tests: ['tests/agency/search/engine/equality.slow.test.ts'],
  },
  {
    control: 'A page does not list a filter as applied if the upstream does not know the filter.',
    file: 'lib/search/list-page.ts',
    source: '!applied.includes(name)',
    replacement: 'applied.length > 99',
    tests: ['tests/search/list-page.test.ts'],
  },
  {
    control: 'A very long location is not read as a phrase.',
    file: 'lib/search/apply-phrase.ts',
    source: 'location.length <= MAX_PHRASE_CHARACTERS',
    replacement: 'true',
    tests: ['tests/search/apply-phrase.test.ts'],
  },
  {
    control: 'A posted form that cannot be decoded gets the response of an invalid request.',
    file: 'lib/server/render-document.ts',
    source: 'if (hasFailed && notes.isRequestInvalid) return invalidRequest',
    replacement: '',
    tests: ['tests/server/invalid-posts.test.ts'],
  },
  {
    control: 'A failure inside a server action does not get the response of an invalid request.',
    file: 'lib/cache/render-notes.ts',
    source: 'if (isDecoding && !notes.hasDecodedForm)',
    replacement: 'if (isDecoding)',
    tests: ['tests/server/invalid-posts.test.ts'],
  },
]

export const pageCache: readonly Mutant[] = [
  {
    control: 'A page that sets a cookie is never cached.',
    file: 'lib/server/render-document.ts',
    source: "&& !rendered.headers['set-cookie']",
    replacement: '',
    tests: ['tests/server/page-cache.test.ts'],
  },
  {
    control: 'Visitors who wait for the same render do not share its cookie.',
    file: 'lib/server/page-cache.ts',
    source: "if ('document' in answer && document.headers['set-cookie'])",
    replacement: "if ('document' in answer && document.status === 0)",
    tests: ['tests/server/page-cache.test.ts'],
  },
  {
    control: 'A render that began before a change is not cached as fresh after the change.',
    file: 'lib/server/page-cache.ts',
    source: "if (effect === undefined || effect === 'stale-while-revalidate') {",
    replacement: "if (effect !== 'purge' || key) {",
    tests: ['tests/server/page-cache.test.ts'],
  },
  {
    control: 'A page that is rendered during an outage of the agency is not cached.',
    file: 'lib/server/render-document.ts',
    source: '!notes.hasOutage && !notes.hasFailed',
    replacement: 'status > 0',
    tests: ['tests/server/shared-documents.test.ts'],
  },
  {
    control: 'A page of guides is invalidated when a guide changes.',
    file: 'lib/cache/dependencies.ts',
    source: 'guidesList: tagsOfGuides,',
    replacement: 'guidesList: null,',
    tests: ['tests/cache/dependencies.test.ts'],
  },
  {
    control: 'The newest homes of the home page are invalidated when a listing comes to the market.',
    file: 'lib/cache/dependencies.ts',
    source: 'latestProperty: (_input, data) => listTags(data),',
    replacement: 'latestProperty: (_input, data) => cardTags(data),',
    tests: ['tests/cache/dependencies.test.ts'],
  },
]
