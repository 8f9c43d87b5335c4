import './zod-without-eval'
import * as z from 'zod'
import { emailAddress } from './email-address'
import { homeSharingMessages } from './home-sharing-messages'

export const shareInvitationForm = z.object({ email: emailAddress(homeSharingMessages.email) })

const MAX_KEY_CHARACTERS = 100
export const acceptInvitationForm = z.object({ invitation: z.string().min(1).max(MAX_KEY_CHARACTERS) })

/** Of forms that are a button alone. */
export const sharingButtonForm = z.object({})
