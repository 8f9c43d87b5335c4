import * as z from 'zod'
import { defineCall, userIdFields } from './call'
import { acceptInvitationFormSchema, shareInvitationFormSchema } from './home-sharing-rules'

const userInputSchema = z.object(userIdFields)
const invitationInputSchema = acceptInvitationFormSchema.extend(userIdFields)

const homeSharingSchema = z.object({
  /** The user who shares saved homes with the caller. */
  partner: z.object({ first_name: z.string(), since: z.string() }).nullable(),
  /** The caller's own invitation, while nobody has accepted it. */
  invitation: z.object({ email: z.string(), expires_at: z.string() }).nullable(),
})
export type HomeSharing = z.infer<typeof homeSharingSchema>

const shareInvitationSchema = z.object({ first_name: z.string(), email: z.string() })
export type ShareInvitation = z.infer<typeof shareInvitationSchema>

/** Two users may share their saved homes. Each of them then sees, adds, removes and notes the homes of both. */
export const homeSharingCalls = {
  getHomeSharing: defineCall('getHomeSharing', {
    optional: true,
    input: userInputSchema,
    output: homeSharingSchema,
  }),
  /** Mails an invitation, whether or not the address has an account. A new invitation replaces an earlier one. */
  inviteToShareHomes: defineCall('inviteToShareHomes', {
    optional: true,
    input: shareInvitationFormSchema.extend(userIdFields),
    output: z.null(),
  }),
  /** Withdraws the caller's invitation. Succeeds if there is none, but fails once it has been accepted. */
  withdrawShareInvitation: defineCall('withdrawShareInvitation', {
    optional: true,
    input: userInputSchema,
    output: z.null(),
  }),
  /** Returns who has invited the caller. The key works only for an account with the address to which it was mailed. */
  getShareInvitation: defineCall('getShareInvitation', {
    optional: true,
    input: invitationInputSchema,
    output: shareInvitationSchema,
  }),
  acceptShareInvitation: defineCall('acceptShareInvitation', {
    optional: true,
    input: invitationInputSchema,
    output: z.null(),
  }),
  /** Ends the sharing. Each user keeps all homes, and their own notes. The call also succeeds without a partner. */
  endHomeSharing: defineCall('endHomeSharing', { optional: true, input: userInputSchema, output: z.null() }),
}
