'use server'

import type { PlainForm } from '@/components/forms/plain-form'
import { postPlain } from '@/components/forms/post-plain'
import { passwordLoginForm } from '@/lib/contract/account-rules'
import { logInByForm } from '@/lib/queries/access'
import { words } from './words'

/** The login, posted without JavaScript; Next refuses posts of other sites. */
export async function sendLogin(_before: PlainForm, form: FormData): Promise<PlainForm> {
  return postPlain(form, { names: ['email'], secrets: ['password'] }, passwordLoginForm, async (valid) => {
    const reply = await logInByForm(valid)
    return { ...reply, message: reply.message || words.login.refused }
  })
}
