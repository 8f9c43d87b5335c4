import './zod-without-eval'
import * as z from 'zod'
import { emailAddress } from './email-address'
import { homeSharingMessages } from './home-sharing-messages'

export const shareInvitationFormSchema = z.object({ email: emailAddress(homeSharingMessages.email) })

const MAX_INVITATION_KEY_CHARACTERS = 100
export const acceptInvitationFormSchema = z.object({
  invitation: z.string().min(1).max(MAX_INVITATION_KEY_CHARACTERS),
})

export const sharingButtonFormSchema = z.object({})
