import type { TestUser } from '../support/accounts'
import type { Ids, Row, UserCall } from './user-calls'

type SavedCall = Extract<
  UserCall,
  | 'getSavedHomes'
  | 'addSavedHome'
  | 'removeSavedHome'
  | 'noteSavedHome'
  | 'mergeSavedHomes'
  | 'getHiddenHomes'
  | 'addHiddenHome'
  | 'removeHiddenHome'
  | 'mergeHiddenHomes'
  | 'getHomeSharing'
  | 'inviteToShareHomes'
  | 'withdrawShareInvitation'
  | 'getShareInvitation'
  | 'acceptShareInvitation'
  | 'endHomeSharing'
  | 'getSavedSearches'
  | 'addSavedSearch'
  | 'changeSavedSearch'
  | 'removeSavedSearch'
  | 'mergeSavedSearches'
  | 'getSearchAlert'
>

const own = ({ id }: TestUser) => ({ user_id: id })
const NOWHERE = 2_000_000_000
const ofSavedSearch = <Rest extends object>(rest: Rest) => ({
  input: (user: TestUser, { savedSearch }: Ids) => ({ ...own(user), ...rest, search_id: savedSearch }),
  missing: {
    input: (user: TestUser) => ({ ...own(user), ...rest, search_id: NOWHERE }),
    message: 'Saved search not found',
  },
})

const ofInvitation = {
  input: (user: TestUser, { invitation }: Ids) => ({ ...own(user), invitation }),
  missing: {
    input: (user: TestUser) => ({ ...own(user), invitation: 'no-such-key' }),
    message:
      'This invitation does not work any more, or it was sent to another email address than that of your account.',
  },
}

/** The calls about homes and searches that people keep. */
export const savedRows: { [N in SavedCall]: Row<N> } = {
  getSavedHomes: { input: own },
  addSavedHome: { input: (user, { sale }) => ({ ...own(user), kind: 'sale', id: sale }) },
  removeSavedHome: { input: (user, { sale }) => ({ ...own(user), kind: 'sale', id: sale }) },
  noteSavedHome: {
    input: (user, { sale }) => ({ ...own(user), kind: 'sale', id: sale, note: 'Big garden' }),
    missing: {
      input: (user) => ({ ...own(user), kind: 'sale', id: NOWHERE, note: 'Big garden' }),
      message: 'Home not found',
    },
  },
  mergeSavedHomes: {
    input: (user, { letting }) => ({ ...own(user), homes: [{ kind: 'let', id: letting }] }),
  },
  getHiddenHomes: { input: own },
  addHiddenHome: { input: (user, { sale }) => ({ ...own(user), kind: 'sale', id: sale }) },
  removeHiddenHome: { input: (user, { sale }) => ({ ...own(user), kind: 'sale', id: sale }) },
  mergeHiddenHomes: {
    input: (user, { letting }) => ({ ...own(user), homes: [{ kind: 'let', id: letting }] }),
  },
  getHomeSharing: { input: own },
  inviteToShareHomes: { input: (user) => ({ ...own(user), email: `partner.${user.email}` }) },
  withdrawShareInvitation: { input: own },
  getShareInvitation: ofInvitation,
  acceptShareInvitation: ofInvitation,
  endHomeSharing: { input: own },
  getSavedSearches: { input: own },
  addSavedSearch: {
    input: (user) => ({ ...own(user), href: '/find-a-property/Leeds', name: 'Leeds', frequency: 'daily' }),
  },
  changeSavedSearch: ofSavedSearch({ name: 'Mine', frequency: 'none' as const }),
  removeSavedSearch: { input: (user, { savedSearch }) => ({ ...own(user), search_id: savedSearch }) },
  mergeSavedSearches: {
    input: (user) => ({
      ...own(user),
      searches: [{ href: '/find-a-letting/Leeds', name: 'Leeds', frequency: 'none' }],
    }),
  },
  getSearchAlert: {
    input: (user, { searchAlert }) => ({ ...own(user), alert_id: searchAlert, page: 1 }),
    missing: {
      input: (user) => ({ ...own(user), alert_id: NOWHERE, page: 1 }),
      message: 'Alert not found',
    },
  },
}
