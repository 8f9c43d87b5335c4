import type { Mutant } from './mutant'

const ALERT_TESTS = ['tests/agency/saved/alerts.test.ts']
const SHARING_TESTS = ['tests/contract/home-sharing.test.ts']
const SAVED_SEARCH_TESTS = ['tests/contract/saved-searches.test.ts']

export const saved: readonly Mutant[] = [
  {
    control: 'Other requests are answered while a home is matched with many saved searches.',
    file: 'lib/agency/saved/for-each-in-turns.ts',
    source: 'if (index > 0 && index % ITEMS_PER_TURN === 0) await nextTurn()',
    replacement: '',
    tests: ['tests/agency/saved/for-each-in-turns.test.ts'],
  },
  {
    control: 'An address that nobody has verified gets no emails about saved searches.',
    file: 'lib/agency/saved/mail-alerts.ts',
    source: "    .where('emailProvedAt', 'is not', null)\n",
    replacement: '',
    tests: ALERT_TESTS,
  },
  {
    control: 'A closed account gets no emails about saved searches.',
    file: 'lib/agency/saved/mail-alerts.ts',
    source: "    .where('closedAt', 'is', null)\n",
    replacement: '',
    tests: ALERT_TESTS,
  },
  {
    control: 'No home is mailed to an account twice.',
    file: 'lib/agency/saved/mail-alerts.ts',
    source:
      "    .where(({ or, eb }) => or([eb('mailed.eventId', 'is', null), eb('cut.eventId', 'is not', null)]))\n",
    replacement: '',
    tests: ALERT_TESTS,
  },
  {
    control: 'A user does not see the saved homes of the user before in the same browser.',
    file: 'lib/browser/session.ts',
    source: '  if (readStoredUser().id !== id) forgetAccountCopies()\n',
    replacement: '',
    tests: ['tests/browser/change-kept-homes.test.ts'],
  },
  {
    control: 'The end of a session leaves no copy of the saved homes in the browser.',
    file: 'lib/browser/session.ts',
    source: '  forgetAccountCopies()\n  announceLoginStatus()\n',
    replacement: '  announceLoginStatus()\n',
    tests: ['tests/browser/change-kept-homes.test.ts'],
  },
  {
    control: 'A digest has only homes that its saved search still finds.',
    file: 'lib/agency/saved/mail-alerts.ts',
    source: '  const matches = await keepMatchingHomes(tx, searches, takenMatches)\n',
    replacement: '  const matches = takenMatches\n',
    tests: ['tests/agency/saved/stale-matches.test.ts'],
  },
  {
    control: 'An invitation to share saved homes is accepted only by the account whose address was invited.',
    file: 'lib/agency/saved/share-invitations.ts',
    source: "    .innerJoin('user as invited', 'invited.email', 'invitation.email')\n",
    replacement: "    .innerJoin('user as invited', (join) => join.onTrue())\n",
    tests: SHARING_TESTS,
  },
  {
    control: 'An invitation to share saved homes expires.',
    file: 'lib/agency/saved/share-invitations.ts',
    source: "    .where('invitation.expiresAt', '>', now)\n",
    replacement: '',
    tests: SHARING_TESTS,
  },
  {
    control: 'An invitation to share saved homes works once.',
    file: 'lib/agency/saved/share-invitations.ts',
    source:
      "    await tx.deleteFrom('shareInvitation').where('inviterId', 'in', [inviter.id, user.id]).execute()\n",
    replacement: '',
    tests: SHARING_TESTS,
  },
  {
    control: 'A user whose address is not verified cannot invite anybody to share saved homes.',
    file: 'lib/agency/saved/share-invitations.ts',
    source: '  if (inviter.emailProvedAt === null) return failure(homeSharingMessages.unverified)\n',
    replacement: '',
    tests: SHARING_TESTS,
  },
  {
    control: 'The number of invitations to share saved homes that are mailed to one address is limited.',
    file: 'lib/agency/saved/share-invitations.ts',
    source: '  if (!addressAttempt.isAllowed) return refuseTooManyAttempts(addressAttempt)\n',
    replacement: '',
    tests: SHARING_TESTS,
  },
  {
    control: 'A user sees the saved homes of their partner, and of nobody else.',
    file: 'lib/agency/saved/sharing-partner.ts',
    source: "    .where('userId', '=', userId)\n",
    replacement: '',
    tests: SHARING_TESTS,
  },
  {
    control: 'A closed account no longer shares its saved homes.',
    file: 'lib/agency/accounts/delete-account.ts',
    source: '  await endSharingOf(tx, user)\n',
    replacement: '',
    tests: SHARING_TESTS,
  },
  {
    control: 'No home is mailed to a user who has hidden it.',
    file: 'lib/agency/saved/mail-alerts.ts',
    source:
      "            .where('userId', '=', userId)\n            .whereRef('listingId', '=', 'entry.listingId'),\n",
    replacement:
      "            .where('userId', '=', 0)\n            .whereRef('listingId', '=', 'entry.listingId'),\n",
    tests: ALERT_TESTS,
  },
  {
    control: 'Two tabs cannot together save more homes than the limit.',
    file: 'lib/agency/saved/saved-homes.ts',
    source:
      "  await tx.selectFrom('user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()\n",
    replacement: '',
    tests: ['tests/contract/saved-homes.test.ts'],
  },
  {
    control: 'A user sees and changes only their own hidden homes.',
    file: 'lib/agency/saved/hidden-homes.ts',
    source:
      "    .where('hiddenHome.userId', '=', userId)\n    .orderBy('hiddenHome.hiddenAt', 'desc')\n    .orderBy",
    replacement: "    .orderBy('hiddenHome.hiddenAt', 'desc')\n    .orderBy",
    tests: ['tests/contract/saved-homes.test.ts'],
  },
  {
    control: 'Emails about saved searches can be ended by one click in a mail program.',
    file: 'lib/agency/saved/search-alerts.ts',
    source: ".set({ frequency: 'none' })",
    replacement: ".set(({ ref }) => ({ frequency: ref('frequency') }))",
    tests: ALERT_TESTS,
  },
  {
    control: 'The homes of an email are listed only to the user who got it.',
    file: 'lib/agency/saved/search-alerts.ts',
    source: "    .where('userId', '=', user.id)\n",
    replacement: '',
    tests: ALERT_TESTS,
  },
  {
    control: 'An account keeps no more saved searches than a page shows.',
    file: 'lib/agency/saved/saved-searches.ts',
    source: 'else if (savedIds.size >= MAX_SAVED_SEARCHES) return failure(savedSearchMessages.tooMany)',
    replacement: '',
    tests: SAVED_SEARCH_TESTS,
  },
  {
    control: 'A user changes only their own saved searches.',
    file: 'lib/agency/saved/saved-searches.ts',
    source: "    .where('id', '=', id)\n    .where('userId', '=', userId)\n",
    replacement: "    .where('id', '=', id)\n",
    tests: SAVED_SEARCH_TESTS,
  },
  {
    control: 'A saved search whose address is not that of a search on this site is refused.',
    file: 'lib/search/saved-search.ts',
    source: "!href.startsWith('/') || ",
    replacement: '',
    tests: SAVED_SEARCH_TESTS,
  },
  {
    control: 'No more homes can be ticked than can be compared.',
    file: 'components/saved/compare-form.tsx',
    source: 'tick.disabled = isFull && !tick.checked',
    replacement: 'tick.disabled = false',
    tests: ['tests/saved/compare-form.test.tsx'],
  },
  {
    control: 'The name of a saved search cannot reverse the text direction of a mail.',
    file: 'lib/contract/saved-search-rules.ts',
    source: '.overwrite(dropDirectionMarks)',
    replacement: '',
    tests: ['tests/contract/direction-marks.test.ts'],
  },
  {
    control: 'A daily or weekly digest without homes counts as sent.',
    file: 'lib/agency/saved/alert-jobs.ts',
    source: ".where('search.frequency', 'in', ['daily', 'weekly'])",
    replacement: ".where('search.frequency', 'in', ['at_once'])",
    tests: ['tests/agency/saved/empty-digests.test.ts'],
  },
  {
    control: 'The stage of a saved home depends only on the user’s own conversations.',
    file: 'lib/agency/saved/find-stages.ts',
    source: "    .where('thread.starterId', '=', userId)\n",
    replacement: '',
    tests: ['tests/contract/saved-homes.test.ts'],
  },
]
