import 'server-only'
import type { Reply } from '../contract/call'
import type { ContactForm } from '../contract/enquiry-rules'
import { gateway } from '../gateway'

/** Tokens are made by script; a form sent without it has none. With a secret set, the agency then refuses (D-34). */
export const NO_SCRIPT = 'sent-without-script'

/** Sends a message to the agency for a form that was posted without JavaScript. Outages throw. */
export const sendEnquiry = (message: ContactForm, address: string | null): Promise<Reply<null>> =>
  gateway().contactUs({ ...message, recaptcha_token: NO_SCRIPT }, address ? { address } : {})
