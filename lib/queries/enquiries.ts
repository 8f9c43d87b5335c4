import 'server-only'
import type { Reply } from '../contract/call'
import { WITHOUT_SCRIPT, type ContactForm } from '../contract/enquiry-rules'
import { gateway } from '../gateway'

/** Sends a message to the agency for a form that was posted without JavaScript. Outages throw. */
export const sendEnquiry = (message: ContactForm, address: string | null): Promise<Reply<null>> =>
  gateway().contactUs({ ...message, recaptcha_token: WITHOUT_SCRIPT }, address ? { address } : {})
