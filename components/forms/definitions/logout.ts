import { defineForm } from '../define-form'

/** Logs out by a post, for pages without JavaScript and for logout calls that fail (D-31). */
export const logoutForm = defineForm({
  id: 'logout',
  call: 'logout',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.logoutFormSchema),
  fields: {},
  toInput: (values) => values,
  messages: { refused: '', noReply: '' },
})
