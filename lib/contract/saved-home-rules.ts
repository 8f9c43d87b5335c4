import './zod-without-eval'
import * as z from 'zod'
import { listingKinds } from '../domain/listing-kind'
import { MAX_NOTE_CHARACTERS } from '../domain/saved-home'
import { ROW_ID } from '../format/row-id'
import { savedHomeMessages } from './saved-home-messages'

/** An empty note removes the stored one. */
export const homeNoteSchema = z
  .string()
  // A form that is posted without JavaScript ends its lines by CR LF.
  .overwrite((value) => value.replaceAll(/\r\n?/g, '\n'))
  .max(MAX_NOTE_CHARACTERS, { error: savedHomeMessages.noteTooLong })
  .trim()

export const savedHomeFormSchema = z.object({
  kind: z.enum(listingKinds),
  listing: z.string().regex(ROW_ID),
})
export const homeNoteFormSchema = savedHomeFormSchema.extend({ note: homeNoteSchema })
