'use server'

import type { PlainForm } from '@/components/forms/plain-form'
import { postPlain } from '@/components/forms/post-plain'
import { profileForm, type ProfileForm } from '@/lib/contract/account-rules'
import { asOwner } from '@/lib/queries/account-changes'
import { done } from '../done-words'
import { told } from './told'

const names = ['title', 'first_name', 'last_name', 'mobile', 'buying_position'] as const

/** The profile (B-03), posted without JavaScript; Next refuses posts of other sites. */
export async function saveProfile(_before: PlainForm, form: FormData): Promise<PlainForm> {
  const send = (profile: ProfileForm) =>
    asOwner((agency, userId, caller) => agency.updateProfile({ ...profile, user_id: userId }, caller))
  return told(await postPlain(form, { names }, profileForm, send), { done: done.profile })
}
