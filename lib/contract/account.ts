import { z } from 'zod'
import { sanitiseHtml } from '../html/sanitise'
import { changePasswordForm, newPasswordForm, preferencesForm, profileForm } from './account-rules'
import { defineCall, id } from './call'
import { letCard, salesCard } from './listings'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** A guest has no password and logs in by one-time password. */
const userData = z.object({
  id: z.coerce.number().int(),
  first_name: z.string(),
  last_name: text,
  title: text,
  email: z.string(),
  mobile: text,
  buying_position: text,
  seller_info_completed: z.coerce.number().int().min(0).max(1),
  is_guest: z.coerce.boolean(),
})
export type UserData = z.infer<typeof userData>

const userMessage = z.object({
  id: z.coerce.number().int(),
  type: z.enum(['success', 'info', 'warning', 'error']).catch('info'),
  title: z.string(),
  /** HTML, made harmless here: whichever gateway it came by, nothing else is ever handed on (D-55). */
  message: z.string().transform(sanitiseHtml),
})
export type UserMessage = z.infer<typeof userMessage>

const sessionEntry = z.object({
  id: z.coerce.number().int(),
  /** 'Firefox on Windows', as far as the browser told. */
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  current: z.boolean(),
})
export type SessionEntry = z.infer<typeof sessionEntry>

/** What an owner knows of a listing beyond its card; `timeline` is its history, oldest first. */
const owned = {
  package_def: z.string().nullish(),
  status: z.string(),
  timeline: z.array(z.object({ event: z.string(), at: z.string(), price: z.number().nullish() })).optional(),
}
const ownedProperty = salesCard.extend(owned)
export type OwnedProperty = z.infer<typeof ownedProperty>
const ownedLetting = letCard.extend(owned)
export type OwnedLetting = z.infer<typeof ownedLetting>

export type Preferences = z.infer<typeof preferencesForm>

const own = { user_id: id }
/** calls that name their user by the token alone, which may also come in the body. */
const byToken = { token: z.string().max(500).default('') }

/** Calls that a user makes for himself. */
export const accountCalls = {
  getUserData: defineCall('getUserData', { input: z.object(own), output: userData }),
  updateProfile: defineCall('updateProfile', { input: profileForm.extend(own), output: userData }),
  /** A guest has no current password; the agency knows who must give one. */
  changePassword: defineCall('changePassword', {
    input: newPasswordForm.safeExtend({
      ...own,
      current_password: changePasswordForm.shape.current_password.optional(),
    }),
    output: z.null(),
  }),
  getUserMessages: defineCall('getUserMessages', {
    input: z.object(byToken),
    output: z.array(userMessage),
  }),
  setUserMessageRead: defineCall('setUserMessageRead', {
    input: z.object({ message_id: id, ...byToken }),
    output: z.null(),
  }),
  getPreferences: defineCall('getPreferences', {
    optional: true,
    input: z.object(own),
    output: preferencesForm,
  }),
  updatePreferences: defineCall('updatePreferences', {
    optional: true,
    input: preferencesForm.extend(own),
    output: preferencesForm,
  }),
  getSessions: defineCall('getSessions', {
    optional: true,
    input: z.object(own),
    output: z.array(sessionEntry),
  }),
  /** Ends one session, or all but this one, or (neither given) all. */
  endSessions: defineCall('endSessions', {
    optional: true,
    input: z.object({ ...own, session_id: id.optional(), others: z.boolean().optional() }),
    output: z.null(),
  }),
  exportData: defineCall('exportData', {
    optional: true,
    input: z.object(own),
    output: z.record(z.string(), z.unknown()),
  }),
  deleteAccount: defineCall('deleteAccount', {
    optional: true,
    input: z.object({ ...own, current_password: z.string().max(1_000).optional() }),
    output: z.null(),
  }),
  getUserProperties: defineCall('getUserProperties', {
    input: z.object(own),
    output: z.array(ownedProperty),
  }),
  getUserLettings: defineCall('getUserLettings', { input: z.object(own), output: z.array(ownedLetting) }),
}
