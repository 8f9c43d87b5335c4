import * as z from 'zod'
import { defineCall, idSchema, userIdFields } from './call'
import { messageFormSchema, reportThreadFormSchema } from './thread-rules'
import { wireKinds } from './wire-kind'

/* Fields that are not in the specification are optional, because an upstream may not send them. */

const threadInfoSchema = z.object({
  id: idSchema,
  property_id: idSchema,
  kind: z.enum(wireKinds),
  /** The listing's address, as its advert shows it. */
  subject: z.string(),
  /** First name and initial of the last name. */
  other_party: z.string(),
  last_message: z.string(),
  last_message_id: idSchema.optional(),
  /** ISO time of the last message. */
  updated_at: z.string(),
  unread: z.boolean(),
  unread_count: z.number().int().optional(),
  /** Whether the caller began the thread, as a buyer or tenant (`starter`), or owns the listing. */
  role: z.enum(['starter', 'owner']).optional(),
  last_from: z.enum(['you', 'other']).optional(),
  /** Who has to answer; absent if no answer is due. `waiting_since` is the ISO time of the first unanswered message. */
  waiting_for: z.enum(['you', 'other']).optional(),
  waiting_since: z.string().optional(),
  listing: z.object({ slug: z.string(), image_xs: z.string().nullable(), is_live: z.boolean() }).optional(),
})
export type ThreadInfo = z.infer<typeof threadInfoSchema>

const threadMessageSchema = z.object({
  id: idSchema,
  thread_id: idSchema,
  sender_id: idSchema,
  sender_name: z.string(),
  /** Plain text. HTML tags in the message are shown as text. */
  message: z.string(),
  /** ISO time. */
  created_at: z.string(),
  /** The subject of a message that reports an event; null for a message that a person wrote. */
  about: z.enum(['viewing', 'offer', 'let-request']).nullish(),
})
export type ThreadMessage = z.infer<typeof threadMessageSchema>

const openThreadSchema = z.object({
  thread: threadInfoSchema,
  /** Oldest first. */
  messages: z.array(threadMessageSchema),
  has_earlier: z.boolean().optional(),
  /** The id of the last message that the other party has read; 0 for none. */
  read_by_other: z.number().int().optional(),
  /** Whether the other party can be written to: `blocked` by the user, `unreachable` for any other reason. */
  contact: z.enum(['open', 'blocked', 'unreachable']).optional(),
})
export type OpenThread = z.infer<typeof openThreadSchema>

const threadRefFields = { ...userIdFields, thread_id: idSchema }
const questionOptions = {
  optional: true,
  input: messageFormSchema.extend({ ...userIdFields, property_id: idSchema }),
  output: z.object({ thread_id: idSchema }),
} as const

/** An upstream may lack any of these calls. */
export const threadCalls = {
  askAboutProperty: defineCall('askAboutProperty', questionOptions),
  askAboutLetting: defineCall('askAboutLetting', questionOptions),
  /** Returns the caller's threads, the newest first. */
  getThreads: defineCall('getThreads', {
    optional: true,
    input: z.object(userIdFields),
    output: z.array(threadInfoSchema),
  }),
  unreadThreads: defineCall('unreadThreads', {
    optional: true,
    input: z.object(userIdFields),
    output: z.array(threadInfoSchema),
  }),
  /** Marks messages as read up to the id `read_up_to`. With `before`, returns only messages older than that id. */
  getThread: defineCall('getThread', {
    optional: true,
    input: z.object({ ...threadRefFields, before: idSchema.optional(), read_up_to: idSchema.optional() }),
    output: openThreadSchema,
  }),
  sendMessage: defineCall('sendMessage', {
    optional: true,
    input: messageFormSchema.extend(threadRefFields),
    output: threadMessageSchema,
  }),
  /** Ends all contact with the other party of a thread, about every listing, until it is unblocked. */
  blockPerson: defineCall('blockPerson', {
    optional: true,
    input: z.object(threadRefFields),
    output: z.null(),
  }),
  unblockPerson: defineCall('unblockPerson', {
    optional: true,
    input: z.object(threadRefFields),
    output: z.null(),
  }),
  reportThread: defineCall('reportThread', {
    optional: true,
    input: reportThreadFormSchema.extend(threadRefFields),
    output: z.null(),
  }),
}
