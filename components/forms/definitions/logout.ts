import { defineForm } from '../define-form'

/** Logs out by a post, where there is no JavaScript or the call did not get through (D-31). */
export const logoutForm = defineForm({
  id: 'logout',
  call: 'logout',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.logoutForm),
  fields: {},
  toInput: (values) => values,
  messages: { refused: '', lost: '' },
})
