import * as z from 'zod'
import { defineCall, id } from './call'
import { messageForm, reportThreadForm } from './thread-rules'

/* Fields that are not in the specification are optional: an upstream may not send them. */

const threadInfo = z.object({
  id,
  /** The listing's. */
  property_id: id,
  kind: z.enum(['property', 'letting']),
  /** The listing's address, as its advert shows it. */
  subject: z.string(),
  /** First name and initial of the last name. */
  other_party: z.string(),
  /** The beginning of the last message, in one line. */
  last_message: z.string(),
  last_message_id: id.optional(),
  /** ISO time of the last message. */
  updated_at: z.string(),
  unread: z.boolean(),
  unread_count: z.number().int().optional(),
  /** Whether the user is the buyer or tenant, or the owner of the listing. */
  role: z.enum(['starter', 'owner']).optional(),
  /** Who wrote the last message. */
  last_from: z.enum(['you', 'other']).optional(),
  /** Who has to answer, and since when (ISO time): the first message without an answer. Absent where nobody has to. */
  waiting_for: z.enum(['you', 'other']).optional(),
  waiting_since: z.string().optional(),
  listing: z.object({ slug: z.string(), image_xs: z.string().nullable(), is_live: z.boolean() }).optional(),
})
export type ThreadInfo = z.infer<typeof threadInfo>

const threadMessage = z.object({
  id,
  thread_id: id,
  sender_id: id,
  sender_name: z.string(),
  /** Plain text: HTML in it is text too. */
  message: z.string(),
  /** ISO time. */
  created_at: z.string(),
  /** What the message tells of. */
  about: z.enum(['viewing', 'offer', 'let-request']).nullish(),
})
export type ThreadMessage = z.infer<typeof threadMessage>

const openThread = z.object({
  thread: threadInfo,
  /** Oldest first. */
  messages: z.array(threadMessage),
  has_earlier: z.boolean().optional(),
  /** The other party has read the thread up to this message; 0 for none. */
  read_by_other: z.number().int().optional(),
  /** Whether the other party can be written to: `blocked` by the user, `unreachable` for any other reason. */
  contact: z.enum(['open', 'blocked', 'unreachable']).optional(),
})
export type OpenThread = z.infer<typeof openThread>

const withUserId = { user_id: id }
const ofThread = { ...withUserId, thread_id: id }
const question = {
  optional: true,
  input: messageForm.extend({ ...withUserId, property_id: id }),
  output: z.object({ thread_id: id }),
} as const

/** An upstream may lack any of these calls. */
export const threadCalls = {
  askAboutProperty: defineCall('askAboutProperty', question),
  askAboutLetting: defineCall('askAboutLetting', question),
  /** The caller's threads, the newest first. */
  getThreads: defineCall('getThreads', {
    optional: true,
    input: z.object(withUserId),
    output: z.array(threadInfo),
  }),
  unreadThreads: defineCall('unreadThreads', {
    optional: true,
    input: z.object(withUserId),
    output: z.array(threadInfo),
  }),
  /**
   * The newest messages, which this call marks as read, with `read_up_to` no further than that message; with `before`
   * the newest ones older than that message.
   */
  getThread: defineCall('getThread', {
    optional: true,
    input: z.object({ ...ofThread, before: id.optional(), read_up_to: id.optional() }),
    output: openThread,
  }),
  sendMessage: defineCall('sendMessage', {
    optional: true,
    input: messageForm.extend(ofThread),
    output: threadMessage,
  }),
  /** Ends all contact with the other party of a thread, about every listing, until it is unblocked. */
  blockPerson: defineCall('blockPerson', { optional: true, input: z.object(ofThread), output: z.null() }),
  unblockPerson: defineCall('unblockPerson', { optional: true, input: z.object(ofThread), output: z.null() }),
  reportThread: defineCall('reportThread', {
    optional: true,
    input: reportThreadForm.extend(ofThread),
    output: z.null(),
  }),
}
