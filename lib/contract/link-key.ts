import './zod-without-eval'
import * as z from 'zod'

/** More than any key has. A longer text is refused without a look-up in the database. */
export const MAX_LINK_KEY_CHARACTERS = 200

/** The key in the link of an email. */
export const linkKeySchema = z.string().min(1).max(MAX_LINK_KEY_CHARACTERS)
