import * as z from 'zod'
import { defineCall, userIdFields } from './call'
import { acceptInvitationFormSchema, shareInvitationFormSchema } from './home-sharing-rules'

const ofUserSchema = z.object(userIdFields)
const ofInvitationSchema = acceptInvitationFormSchema.extend(userIdFields)

const homeSharingSchema = z.object({
  /** Whoever shares the caller's saved homes. */
  partner: z.object({ first_name: z.string(), since: z.string() }).nullable(),
  /** The caller's own, that nobody has accepted yet. */
  invitation: z.object({ email: z.string(), expires_at: z.string() }).nullable(),
})
export type HomeSharing = z.infer<typeof homeSharingSchema>

const shareInvitationSchema = z.object({ first_name: z.string(), email: z.string() })
export type ShareInvitation = z.infer<typeof shareInvitationSchema>

/** Two users who share their saved homes: each sees, adds, removes and notes the homes of both. */
export const homeSharingCalls = {
  getHomeSharing: defineCall('getHomeSharing', {
    optional: true,
    input: ofUserSchema,
    output: homeSharingSchema,
  }),
  /** Mails an invitation, whether the address has an account or not. It replaces an earlier one. */
  inviteToShareHomes: defineCall('inviteToShareHomes', {
    optional: true,
    input: shareInvitationFormSchema.extend(userIdFields),
    output: z.null(),
  }),
  /** Succeeds also where no invitation waits, unless it has been accepted. */
  withdrawShareInvitation: defineCall('withdrawShareInvitation', {
    optional: true,
    input: ofUserSchema,
    output: z.null(),
  }),
  /** Who has invited the caller. The key alone is not enough: it must have been mailed to the caller's address. */
  getShareInvitation: defineCall('getShareInvitation', {
    optional: true,
    input: ofInvitationSchema,
    output: shareInvitationSchema,
  }),
  acceptShareInvitation: defineCall('acceptShareInvitation', {
    optional: true,
    input: ofInvitationSchema,
    output: z.null(),
  }),
  /** Each keeps a copy of the homes, and their own notes. Succeeds also for one who shares with nobody. */
  endHomeSharing: defineCall('endHomeSharing', { optional: true, input: ofUserSchema, output: z.null() }),
}
