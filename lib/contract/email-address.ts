import './zod-without-eval'
import * as z from 'zod'

/** The limit of RFC 5321. */
const MAX_CHARACTERS = 254

/** Trims and lowers an address, because people paste spaces, and phones begin a field with a capital (D-104). */
const normalised = (error: string) => z.string({ error }).trim().toLowerCase().max(MAX_CHARACTERS, { error })

export const emailAddress = (error: string) => normalised(error).pipe(z.email({ error }))

/** Checks by the simple pattern of the contact form and the newsletter (D-104), such as 'ann.lee+1@home.co.uk'. */
export const simpleEmailAddress = (error: string) =>
  normalised(error).regex(/^[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,190}\.[a-z]{2,24}$/, { error })
