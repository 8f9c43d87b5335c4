import * as z from 'zod'
import { defineCall } from './call'
import { MAX_CHAT_MESSAGE_LENGTH } from './conversation'

const MESSAGE_REQUIRED = 'message is required'

/**
 * A link to a page of this site, below an answer. Links are not in the specification, so an upstream may send none.
 * `path` begins with one slash, because '//' begins the address of another site.
 */
const chatLinkSchema = z.object({ label: z.string(), path: z.string().regex(/^\/(?!\/)/) })
export type ChatLink = z.infer<typeof chatLinkSchema>

export const chatCalls = {
  chatbot: defineCall('chatbot', {
    input: z.object({
      /** A number, or a string from an outside client (D-149). */
      userId: z.union([z.number().int(), z.string().min(1).max(100)]),
      message: z
        .string({ error: MESSAGE_REQUIRED })
        .trim()
        .min(1, { error: MESSAGE_REQUIRED })
        .max(MAX_CHAT_MESSAGE_LENGTH, {
          error: `Please write no more than ${MAX_CHAT_MESSAGE_LENGTH} characters.`,
        }),
    }),
    output: z.object({ response: z.string(), links: z.array(chatLinkSchema).optional() }),
  }),
}
export type ChatReply = z.infer<(typeof chatCalls.chatbot)['output']>
