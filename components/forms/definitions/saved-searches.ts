import { defineForm } from '../define-form'

const loadRules = () => import('@/lib/contract/saved-search-rules')

const messages = {
  refused: 'That did not work. Please try again.',
  noReply: 'We got no answer, so nothing has changed yet. Please try again in a moment.',
}

export const addSavedSearchForm = defineForm({
  id: 'add-saved-search',
  call: 'addSavedSearch',
  loadSchema: () => loadRules().then((rules) => rules.newSearchFormSchema),
  fields: { href: 'hidden', name: 'text', frequency: 'text' },
  toInput: (values) => values,
  messages: { ...messages, done: 'Your search is saved.' },
  idPrefix: 'new-search-',
})

export const searchSettingsForm = defineForm({
  id: 'search-settings',
  call: 'changeSavedSearch',
  loadSchema: () => loadRules().then((rules) => rules.searchSettingsFormSchema),
  fields: { search: 'hidden', name: 'text', frequency: 'text' },
  toInput: ({ search, ...settings }) => ({ ...settings, search_id: Number(search) }),
  messages: { ...messages, done: 'Your changes are saved.' },
  canRepeat: true,
})

export const removeSavedSearchForm = defineForm({
  id: 'remove-saved-search',
  call: 'removeSavedSearch',
  loadSchema: () => loadRules().then((rules) => rules.savedSearchFormSchema),
  fields: { search: 'hidden' },
  toInput: ({ search }) => ({ search_id: Number(search) }),
  messages: { ...messages, done: 'Removed.' },
})

export const stopAlertsForm = defineForm({
  id: 'stop-search-alerts',
  call: 'stopSearchAlerts',
  loadSchema: () => loadRules().then((rules) => rules.stopAlertsFormSchema),
  fields: { key: 'hidden' },
  toInput: (values) => values,
  messages: {
    ...messages,
    done: 'Stopped: no more emails about your saved searches will come. The searches themselves are kept.',
  },
})
