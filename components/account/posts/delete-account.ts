'use server'

import { redirect } from 'next/navigation'
import type { PlainForm } from '@/components/forms/plain-form'
import { postPlain } from '@/components/forms/post-plain'
import { routes } from '@/lib/config/routes'
import { asOwner } from '@/lib/queries/account-changes'
import { requireUser } from '@/lib/session/current-user'
import { clearSessionCookie } from '@/lib/session/set-session-cookie'
import { deletionForm, guestDeletionForm, type Deletion } from '../account-rules'
import { passwordRefusals } from '../done-words'
import { told } from './told'

/** Deletes the account, posted without JavaScript; the last email is what confirms it. */
export async function deleteAccount(_before: PlainForm, form: FormData): Promise<PlainForm> {
  const { is_guest: isGuest } = await requireUser()
  const send = ({ current_password }: Deletion) =>
    asOwner((agency, userId, caller) => agency.deleteAccount({ user_id: userId, current_password }, caller))
  const fields = { names: ['confirm'], secrets: ['current_password'] }
  const result = told(
    isGuest
      ? await postPlain(form, fields, guestDeletionForm, send)
      : await postPlain(form, fields, deletionForm, send),
    { fieldOf: passwordRefusals },
  )
  if (!result.outcome?.ok) return result
  await clearSessionCookie()
  redirect(routes.home)
}
