import type { Mutant } from './mutant'

const alerts = ['tests/agency/saved/alerts.test.ts']
const sharing = ['tests/contract/home-sharing.test.ts']
const calls = ['tests/contract/saved-searches.test.ts']

export const saved: readonly Mutant[] = [
  {
    control: 'An address that nobody has verified gets no emails about saved searches.',
    file: 'lib/agency/saved/mail-alerts.ts',
    source: "    .where('emailProvedAt', 'is not', null)\n",
    replacement: '',
    tests: alerts,
  },
  {
    control: 'A closed account gets no emails about saved searches.',
    file: 'lib/agency/saved/mail-alerts.ts',
    source: "    .where('closedAt', 'is', null)\n",
    replacement: '',
    tests: alerts,
  },
  {
    control: 'No email tells an account of a home twice.',
    file: 'lib/agency/saved/mail-alerts.ts',
    source:
      "    .where(({ or, eb }) => or([eb('mailed.eventId', 'is', null), eb('cut.eventId', 'is not', null)]))\n",
    replacement: '',
    tests: alerts,
  },
  {
    control: 'Only the account whose address was invited accepts an invitation to share saved homes.',
    file: 'lib/agency/saved/share-invitations.ts',
    source: "    .innerJoin('user as invited', 'invited.email', 'invitation.email')\n",
    replacement: "    .innerJoin('user as invited', (join) => join.onTrue())\n",
    tests: sharing,
  },
  {
    control: 'An invitation to share saved homes expires.',
    file: 'lib/agency/saved/share-invitations.ts',
    source: "    .where('invitation.expiresAt', '>', now)\n",
    replacement: '',
    tests: sharing,
  },
  {
    control: 'An invitation to share saved homes works once.',
    file: 'lib/agency/saved/share-invitations.ts',
    source:
      "    await tx.deleteFrom('shareInvitation').where('inviterId', 'in', [inviter.id, user.id]).execute()\n",
    replacement: '',
    tests: sharing,
  },
  {
    control: 'Nobody is invited in the name of an address that is not proved.',
    file: 'lib/agency/saved/share-invitations.ts',
    source: '  if (inviter.emailProvedAt === null) return failure(homeSharingMessages.unverified)\n',
    replacement: '',
    tests: sharing,
  },
  {
    control: 'Few invitations to share saved homes are mailed to one address.',
    file: 'lib/agency/saved/share-invitations.ts',
    source: '  if (!addressAttempt.isAllowed) return refuseTooManyAttempts(addressAttempt)\n',
    replacement: '',
    tests: sharing,
  },
  {
    control: 'A user sees the saved homes of their partner, and of nobody else.',
    file: 'lib/agency/saved/sharing-partner.ts',
    source: "    .where('userId', '=', userId)\n",
    replacement: '',
    tests: sharing,
  },
  {
    control: 'A closed account shares its saved homes no more.',
    file: 'lib/agency/accounts/delete-account.ts',
    source: '    await endSharingOf(tx, user)\n',
    replacement: '',
    tests: sharing,
  },
  {
    control: 'No email tells a user of a home that they have hidden.',
    file: 'lib/agency/saved/mail-alerts.ts',
    source:
      "            .where('userId', '=', userId)\n            .whereRef('listingId', '=', 'entry.listingId'),\n",
    replacement:
      "            .where('userId', '=', 0)\n            .whereRef('listingId', '=', 'entry.listingId'),\n",
    tests: alerts,
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
    control: 'Emails about saved searches can be ended by one press in a mail program.',
    file: 'lib/agency/saved/search-alerts.ts',
    source: ".set({ frequency: 'none' })",
    replacement: ".set(({ ref }) => ({ frequency: ref('frequency') }))",
    tests: alerts,
  },
  {
    control: 'The homes of an email are listed only to the user who got it.',
    file: 'lib/agency/saved/search-alerts.ts',
    source: "    .where('userId', '=', user.id)\n",
    replacement: '',
    tests: alerts,
  },
  {
    control: 'An account keeps no more saved searches than a page shows.',
    file: 'lib/agency/saved/saved-searches.ts',
    source: 'else if (savedIds.size >= MAX_SAVED_SEARCHES) return failure(savedSearchMessages.tooMany)',
    replacement: '',
    tests: calls,
  },
  {
    control: 'A user changes only their own saved searches.',
    file: 'lib/agency/saved/saved-searches.ts',
    source: "    .where('id', '=', id)\n    .where('userId', '=', userId)\n",
    replacement: "    .where('id', '=', id)\n",
    tests: ['tests/contract/saved-searches.test.ts'],
  },
  {
    control: 'Only the address of a search of this site is saved.',
    file: 'lib/search/saved-search.ts',
    source: "!href.startsWith('/') || ",
    replacement: '',
    tests: calls,
  },
]
