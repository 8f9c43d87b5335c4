'use server'

import type { PlainForm } from '@/components/forms/plain-form'
import { postPlain } from '@/components/forms/post-plain'
import { preferences, type Preferences } from '@/lib/contract/account'
import { asOwner } from '@/lib/queries/account-changes'
import { done } from '../done-words'
import { told } from './told'

/** What somebody wants to be told, posted without JavaScript. */
export async function savePreferences(_before: PlainForm, form: FormData): Promise<PlainForm> {
  const send = (wanted: Preferences) =>
    asOwner((agency, userId, caller) => agency.updatePreferences({ ...wanted, user_id: userId }, caller))
  return told(
    await postPlain(form, { names: [], ticks: Object.keys(preferences.shape) }, preferences, send),
    { done: done.preferences },
  )
}
