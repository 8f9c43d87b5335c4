import * as z from 'zod'
import { sanitiseHtml } from '../html/sanitise'
import {
  changePasswordFormSchema,
  emailConfirmationFormSchema,
  guestEmailChangeFormSchema,
  MAX_ENTERED_PASSWORD_CHARACTERS,
  newPasswordFormSchema,
  preferencesFormSchema,
  profileFormSchema,
} from './account-rules'
import { defineCall, idSchema, optionalTextSchema, userIdFields } from './call'
import { letCardSchema, salesCardSchema } from './listings'

const userDataSchema = z.object({
  id: z.coerce.number().int(),
  first_name: z.string(),
  last_name: optionalTextSchema,
  title: optionalTextSchema,
  email: z.string(),
  mobile: optionalTextSchema,
  buying_position: optionalTextSchema,
  /** 1 if the profile is complete; 0 shows a prompt on the welcome page (D-162). */
  seller_info_completed: z.coerce.number().int().min(0).max(1),
  /** Whether the user has no password and logs in by one-time password. */
  is_guest: z.coerce.boolean(),
})
export type UserData = z.infer<typeof userDataSchema>

const userMessageSchema = z.object({
  id: z.coerce.number().int(),
  /** An upstream's message of any other type is shown as information. */
  type: z.enum(['success', 'info', 'warning', 'error']).catch('info'),
  title: z.string(),
  /** HTML, sanitised here for both gateways (D-55). */
  message: z.string().transform(sanitiseHtml),
})
export type UserMessage = z.infer<typeof userMessageSchema>

const sessionEntrySchema = z.object({
  id: z.coerce.number().int(),
  /** Such as 'Firefox on Windows'. */
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  current: z.boolean(),
})
export type SessionEntry = z.infer<typeof sessionEntrySchema>

/** The fields of a card that only the listing's owner receives. */
const ownerFields = {
  package_def: z.string().nullish(),
  status: z.string(),
  /** When the paid time on the portals ends; null if none was paid for, or if it has no end. */
  portals_until: z.string().nullish(),
  /** The history of the listing, the oldest event first. Prices are in pounds. */
  timeline: z.array(z.object({ event: z.string(), at: z.string(), price: z.number().nullish() })).optional(),
}
const ownedPropertySchema = salesCardSchema.extend(ownerFields)
export type OwnedProperty = z.infer<typeof ownedPropertySchema>
const ownedLettingSchema = letCardSchema.extend(ownerFields)
export type OwnedLetting = z.infer<typeof ownedLettingSchema>

export type Preferences = z.infer<typeof preferencesFormSchema>

/** The two calls about messages have the token instead of `user_id`, in a header or in the body. */
const tokenFields = { token: z.string().max(500).default('') }

export const accountCalls = {
  getUserData: defineCall('getUserData', { input: z.object(userIdFields), output: userDataSchema }),
  updateProfile: defineCall('updateProfile', {
    input: profileFormSchema.extend(userIdFields),
    output: userDataSchema,
  }),
  /** Changes the password. A guest sets a first password, and so sends no current one. */
  changePassword: defineCall('changePassword', {
    input: newPasswordFormSchema.safeExtend({
      ...userIdFields,
      current_password: changePasswordFormSchema.shape.current_password.optional(),
    }),
    output: z.null(),
  }),
  /** Returns the new email address that the user has not confirmed yet; null for none. */
  getEmailChange: defineCall('getEmailChange', {
    optional: true,
    input: z.object(userIdFields),
    output: z.object({ new_email: z.string().nullable() }),
  }),
  requestEmailChange: defineCall('requestEmailChange', {
    optional: true,
    input: guestEmailChangeFormSchema.extend({
      ...userIdFields,
      current_password: changePasswordFormSchema.shape.current_password.optional(),
    }),
    output: z.null(),
  }),
  confirmEmailChange: defineCall('confirmEmailChange', {
    optional: true,
    input: emailConfirmationFormSchema.extend(userIdFields),
    output: z.null(),
  }),
  getUserMessages: defineCall('getUserMessages', {
    input: z.object(tokenFields),
    output: z.array(userMessageSchema),
  }),
  setUserMessageRead: defineCall('setUserMessageRead', {
    input: z.object({ message_id: idSchema, ...tokenFields }),
    output: z.null(),
  }),
  getPreferences: defineCall('getPreferences', {
    optional: true,
    input: z.object(userIdFields),
    output: preferencesFormSchema,
  }),
  updatePreferences: defineCall('updatePreferences', {
    optional: true,
    input: preferencesFormSchema.extend(userIdFields),
    output: preferencesFormSchema,
  }),
  getSessions: defineCall('getSessions', {
    optional: true,
    input: z.object(userIdFields),
    output: z.array(sessionEntrySchema),
  }),
  /** Ends one session (`session_id`), all sessions but the caller's (`others`), or all sessions (neither field). */
  endSessions: defineCall('endSessions', {
    optional: true,
    input: z.object({ ...userIdFields, session_id: idSchema.optional(), others: z.boolean().optional() }),
    output: z.null(),
  }),
  exportData: defineCall('exportData', {
    optional: true,
    input: z.object(userIdFields),
    output: z.record(z.string(), z.unknown()),
  }),
  deleteAccount: defineCall('deleteAccount', {
    optional: true,
    input: z.object({
      ...userIdFields,
      current_password: z.string().max(MAX_ENTERED_PASSWORD_CHARACTERS).optional(),
    }),
    output: z.null(),
  }),
  getUserProperties: defineCall('getUserProperties', {
    input: z.object(userIdFields),
    output: z.array(ownedPropertySchema),
  }),
  getUserLettings: defineCall('getUserLettings', {
    input: z.object(userIdFields),
    output: z.array(ownedLettingSchema),
  }),
}
