import './zod-without-eval'
import * as z from 'zod'

/** The limit of RFC 5321. */
const MAX_CHARACTERS = 254

/** Trims an address, because people paste spaces, and lowers its case, because phones begin with a capital (D-104). */
const normalisedText = (error: string) =>
  z.string({ error }).trim().toLowerCase().max(MAX_CHARACTERS, { error })

export const emailAddress = (error: string) => normalisedText(error).pipe(z.email({ error }))

/** Checks by the simple pattern of the contact form and the newsletter (D-104), such as 'ann.lee+1@home.co.uk'. */
export const simpleEmailAddress = (error: string) =>
  normalisedText(error).regex(/^[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,190}\.[a-z]{2,24}$/, { error })
