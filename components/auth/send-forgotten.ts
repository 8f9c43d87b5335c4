'use server'

import type { PlainForm } from '@/components/forms/plain-form'
import { postPlain } from '@/components/forms/post-plain'
import { emailForm, newPasswordForm } from '@/lib/contract/account-rules'
import { forgottenByForm, resetByForm } from '@/lib/queries/access'
import { words } from './words'

/** Asks for a reset link, without JavaScript; Next refuses posts of other sites. */
export async function sendForgotten(_before: PlainForm, form: FormData): Promise<PlainForm> {
  return postPlain(form, { names: ['email'] }, emailForm, async (valid) => {
    const reply = await forgottenByForm(valid)
    return { ...reply, message: reply.message || words.other.refused }
  })
}

/**
 * Sets the new password, without JavaScript. The key comes as a field: an action that a view binds
 * to it while rendering is another one each time, and React renders the posted form for ever.
 */
export async function sendReset(_before: PlainForm, form: FormData): Promise<PlainForm> {
  return postPlain(
    form,
    { names: [], secrets: ['password', 'confirm_password'] },
    newPasswordForm,
    async (valid) => {
      const reply = await resetByForm({ key: String(form.get('key') ?? ''), ...valid })
      return { ...reply, message: reply.message || words.other.refused }
    },
  )
}
