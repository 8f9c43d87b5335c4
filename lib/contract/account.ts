import { z } from 'zod'
import { sanitiseHtml } from '../html/sanitise'
import {
  changePasswordForm,
  emailConfirmationForm,
  guestEmailChangeForm,
  newPasswordForm,
  preferencesForm,
  profileForm,
} from './account-rules'
import { defineCall, id } from './call'
import { letCard, salesCard } from './listings'

const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** A guest has no password and logs in by one-time password. */
const userData = z.object({
  id: z.coerce.number().int(),
  first_name: z.string(),
  last_name: optionalText,
  title: optionalText,
  email: z.string(),
  mobile: optionalText,
  buying_position: optionalText,
  seller_info_completed: z.coerce.number().int().min(0).max(1),
  is_guest: z.coerce.boolean(),
})
export type UserData = z.infer<typeof userData>

const userMessage = z.object({
  id: z.coerce.number().int(),
  type: z.enum(['success', 'info', 'warning', 'error']).catch('info'),
  title: z.string(),
  /** HTML, sanitised here for both gateways (D-55). */
  message: z.string().transform(sanitiseHtml),
})
export type UserMessage = z.infer<typeof userMessage>

const sessionEntry = z.object({
  id: z.coerce.number().int(),
  /** Such as 'Firefox on Windows'. */
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  current: z.boolean(),
})
export type SessionEntry = z.infer<typeof sessionEntry>

/** Added to the card for its owner; `timeline` is the history, oldest first. */
const ownerFields = {
  package_def: z.string().nullish(),
  status: z.string(),
  timeline: z.array(z.object({ event: z.string(), at: z.string(), price: z.number().nullish() })).optional(),
}
const ownedProperty = salesCard.extend(ownerFields)
export type OwnedProperty = z.infer<typeof ownedProperty>
const ownedLetting = letCard.extend(ownerFields)
export type OwnedLetting = z.infer<typeof ownedLetting>

export type Preferences = z.infer<typeof preferencesForm>

const withUserId = { user_id: id }
/** These calls identify the user by the token alone, which may also come in the body. */
const withToken = { token: z.string().max(500).default('') }

export const accountCalls = {
  getUserData: defineCall('getUserData', { input: z.object(withUserId), output: userData }),
  updateProfile: defineCall('updateProfile', { input: profileForm.extend(withUserId), output: userData }),
  changePassword: defineCall('changePassword', {
    input: newPasswordForm.safeExtend({
      ...withUserId,
      current_password: changePasswordForm.shape.current_password.optional(),
    }),
    output: z.null(),
  }),
  /** The address that waits for its confirmation. */
  getEmailChange: defineCall('getEmailChange', {
    optional: true,
    input: z.object(withUserId),
    output: z.object({ new_email: z.string().nullable() }),
  }),
  requestEmailChange: defineCall('requestEmailChange', {
    optional: true,
    input: guestEmailChangeForm.extend({
      ...withUserId,
      current_password: changePasswordForm.shape.current_password.optional(),
    }),
    output: z.null(),
  }),
  confirmEmailChange: defineCall('confirmEmailChange', {
    optional: true,
    input: emailConfirmationForm.extend(withUserId),
    output: z.null(),
  }),
  getUserMessages: defineCall('getUserMessages', {
    input: z.object(withToken),
    output: z.array(userMessage),
  }),
  setUserMessageRead: defineCall('setUserMessageRead', {
    input: z.object({ message_id: id, ...withToken }),
    output: z.null(),
  }),
  getPreferences: defineCall('getPreferences', {
    optional: true,
    input: z.object(withUserId),
    output: preferencesForm,
  }),
  updatePreferences: defineCall('updatePreferences', {
    optional: true,
    input: preferencesForm.extend(withUserId),
    output: preferencesForm,
  }),
  getSessions: defineCall('getSessions', {
    optional: true,
    input: z.object(withUserId),
    output: z.array(sessionEntry),
  }),
  /** Ends all sessions where neither field is given. */
  endSessions: defineCall('endSessions', {
    optional: true,
    input: z.object({ ...withUserId, session_id: id.optional(), others: z.boolean().optional() }),
    output: z.null(),
  }),
  exportData: defineCall('exportData', {
    optional: true,
    input: z.object(withUserId),
    output: z.record(z.string(), z.unknown()),
  }),
  deleteAccount: defineCall('deleteAccount', {
    optional: true,
    input: z.object({ ...withUserId, current_password: z.string().max(1_000).optional() }),
    output: z.null(),
  }),
  getUserProperties: defineCall('getUserProperties', {
    input: z.object(withUserId),
    output: z.array(ownedProperty),
  }),
  getUserLettings: defineCall('getUserLettings', {
    input: z.object(withUserId),
    output: z.array(ownedLetting),
  }),
}
