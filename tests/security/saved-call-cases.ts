import type { TestUser } from '../support/accounts'
import { MISSING_ID } from '../support/missing-id'
import { userIdInput } from './call-inputs'
import type { RecordIds, CallCase, UserCall } from './user-call-cases'

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

const createSavedSearchCase = <Other extends object>(otherInput: Other) => ({
  input: (user: TestUser, { savedSearch }: RecordIds) => ({
    ...userIdInput(user),
    ...otherInput,
    search_id: savedSearch,
  }),
  missing: {
    input: (user: TestUser) => ({ ...userIdInput(user), ...otherInput, search_id: MISSING_ID }),
    message: 'Saved search not found',
  },
})

const invitationCase = {
  input: (user: TestUser, { invitation }: RecordIds) => ({ ...userIdInput(user), invitation }),
  missing: {
    input: (user: TestUser) => ({ ...userIdInput(user), invitation: 'no-such-key' }),
    message:
      'This invitation does not work any more, or it was sent to another email address than that of your account.',
  },
}

/** The cases of the calls about saved and hidden homes, saved searches and the sharing of homes. */
export const savedCallCases: { [N in SavedCall]: CallCase<N> } = {
  getSavedHomes: { input: userIdInput },
  addSavedHome: { input: (user, { sale }) => ({ ...userIdInput(user), kind: 'sale', id: sale }) },
  removeSavedHome: { input: (user, { sale }) => ({ ...userIdInput(user), kind: 'sale', id: sale }) },
  noteSavedHome: {
    input: (user, { sale }) => ({ ...userIdInput(user), kind: 'sale', id: sale, note: 'Big garden' }),
    missing: {
      input: (user) => ({ ...userIdInput(user), kind: 'sale', id: MISSING_ID, note: 'Big garden' }),
      message: 'Home not found',
    },
  },
  mergeSavedHomes: {
    input: (user, { letting }) => ({ ...userIdInput(user), homes: [{ kind: 'let', id: letting }] }),
  },
  getHiddenHomes: { input: userIdInput },
  addHiddenHome: { input: (user, { sale }) => ({ ...userIdInput(user), kind: 'sale', id: sale }) },
  removeHiddenHome: { input: (user, { sale }) => ({ ...userIdInput(user), kind: 'sale', id: sale }) },
  mergeHiddenHomes: {
    input: (user, { letting }) => ({ ...userIdInput(user), homes: [{ kind: 'let', id: letting }] }),
  },
  getHomeSharing: { input: userIdInput },
  inviteToShareHomes: { input: (user) => ({ ...userIdInput(user), email: `partner.${user.email}` }) },
  withdrawShareInvitation: { input: userIdInput },
  getShareInvitation: invitationCase,
  acceptShareInvitation: invitationCase,
  endHomeSharing: { input: userIdInput },
  getSavedSearches: { input: userIdInput },
  addSavedSearch: {
    input: (user) => ({
      ...userIdInput(user),
      href: '/find-a-property/Leeds',
      name: 'Leeds',
      frequency: 'daily',
    }),
  },
  changeSavedSearch: createSavedSearchCase({ name: 'Mine', frequency: 'none' as const }),
  removeSavedSearch: { input: (user, { savedSearch }) => ({ ...userIdInput(user), search_id: savedSearch }) },
  mergeSavedSearches: {
    input: (user) => ({
      ...userIdInput(user),
      searches: [{ href: '/find-a-letting/Leeds', name: 'Leeds', frequency: 'none' }],
    }),
  },
  getSearchAlert: {
    input: (user, { searchAlert }) => ({ ...userIdInput(user), alert_id: searchAlert, page: 1 }),
    missing: {
      input: (user) => ({ ...userIdInput(user), alert_id: MISSING_ID, page: 1 }),
      message: 'Alert not found',
    },
  },
}
