import './zod-without-eval'
import * as z from 'zod'

/** Limit of RFC 5321. */
const MAX_CHARACTERS = 254

/** Trimmed and in lower case, because people paste spaces and telephones begin a field with a capital (D-104). */
const normalised = (error: string) => z.string({ error }).trim().toLowerCase().max(MAX_CHARACTERS, { error })

export const emailAddress = (error: string) => normalised(error).pipe(z.email({ error }))

/** The simple pattern of the contact form and the newsletter (D-104). */
export const simpleEmailAddress = (error: string) =>
  normalised(error).regex(/^[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,190}\.[a-z]{2,24}$/, { error })
