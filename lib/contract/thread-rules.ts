import './zod-without-eval'
import * as z from 'zod'
import { MAX_MESSAGE_CHARACTERS } from './enquiry-messages'
import { threadMessages } from './thread-messages'

/* The zod schemas of messages, shared by the forms and the agency. */

/** Matches a visible character: no space, control or format character, and none that is drawn blank, such as U+2800. */
const VISIBLE_CHARACTER = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u

const plainText = (error: string) =>
  z
    .string({ error })
    // A form that is posted without JavaScript ends its lines by CR LF.
    .overwrite((value) => value.replaceAll(/\r\n?/g, '\n'))
    .max(MAX_MESSAGE_CHARACTERS, { error: threadMessages.tooLong })
    .trim()
    .refine((value) => VISIBLE_CHARACTER.test(value), { error })

export const messageFormSchema = z.object({ message: plainText(threadMessages.message) })

export const reportThreadFormSchema = z.object({ reason: plainText(threadMessages.reason) })

/** An id in a hidden field. The call refuses ids above PostgreSQL's largest integer, which has ten digits. */
const hiddenIdSchema = z.string().regex(/^[1-9]\d{0,9}$/)

/** The form of a question. A hidden field has the id of the listing. */
export const questionFormSchema = messageFormSchema.extend({ property_id: hiddenIdSchema })

/* The forms on the page of a thread. A hidden field has the id of the thread. */
const threadField = { thread_id: hiddenIdSchema }
export const replyFormSchema = messageFormSchema.extend(threadField)
export const reportFormSchema = reportThreadFormSchema.extend(threadField)
export const blockFormSchema = z.object(threadField)
