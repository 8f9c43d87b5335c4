'use server'

import type { PlainForm } from '@/components/forms/plain-form'
import { postPlain } from '@/components/forms/post-plain'
import { changePasswordForm, newPasswordForm, type NewPasswordForm } from '@/lib/contract/account-rules'
import { asOwner } from '@/lib/queries/account-changes'
import { requireUser } from '@/lib/session/current-user'
import { done, passwordRefusals } from '../done-words'
import { told } from './told'

/** A new password (B-04), or a guest's first, posted without JavaScript. */
export async function changePassword(_before: PlainForm, form: FormData): Promise<PlainForm> {
  const { is_guest: isGuest } = await requireUser()
  const send = (passwords: NewPasswordForm & { current_password?: string }) =>
    asOwner((agency, userId, caller) => agency.changePassword({ ...passwords, user_id: userId }, caller))
  const secrets = ['current_password', 'password', 'confirm_password']
  const result = isGuest
    ? await postPlain(form, { names: [], secrets }, newPasswordForm, send)
    : await postPlain(form, { names: [], secrets }, changePasswordForm, send)
  return told(result, { done: done.password, fieldOf: passwordRefusals })
}
