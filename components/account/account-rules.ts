import { z } from 'zod'
import { changePasswordForm, newPasswordForm, profileForm } from '@/lib/contract/account-rules'
import { DELETE_WORD } from './delete-words'
import { checkBy } from './rules'

/** The rules of the account's forms; for the browser a chunk of its own, fetched when a form is first used. */

/** A guest has no password to show that the account is theirs. */
export const guestDeletionForm = z.object({
  confirm: z.string().refine((word) => word.trim().toLowerCase() === DELETE_WORD, {
    error: `Please type ${DELETE_WORD} to confirm.`,
  }),
})
export const deletionForm = guestDeletionForm.extend({
  current_password: changePasswordForm.shape.current_password,
})

/** Whether somebody means to delete their account. */
export interface Deletion {
  confirm: string
  current_password?: string
}

export const checkProfile = (typed: unknown) => checkBy(profileForm, typed)
export const checkNewPassword = (typed: unknown) => checkBy(newPasswordForm, typed)
export const checkChangedPassword = (typed: unknown) => checkBy(changePasswordForm, typed)
export const checkDeletion = (typed: unknown, isGuest: boolean) =>
  checkBy<Deletion>(isGuest ? guestDeletionForm : deletionForm, typed)
