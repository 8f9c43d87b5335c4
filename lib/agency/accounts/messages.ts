import type { UserMessageType } from '../../../prisma/client/client'
import type { ParsedInput } from '../../contract'
import type { UserMessage } from '../../contract/account'
import { failure, success, type Reply } from '../../contract/call'
import { plainText } from '../../html/sanitise'
import { rows } from '../db'
import type { UserCaller } from '../callers'
import { queueMail } from '../mail/queue'
import { inTransaction } from '../transaction'
import { accountOf, isOpen } from './known-account'
import { emailTemplates } from './email-templates'

/** what the caller has not closed yet, oldest first. */
export async function getUserMessages(
  _input: ParsedInput<'getUserMessages'>,
  { user }: UserCaller,
): Promise<Reply<UserMessage[]>> {
  const messages = await rows<UserMessage & Record<string, unknown>>(
    'SELECT id, type, title, body AS message FROM user_message WHERE user_id = $1 AND read_at IS NULL ORDER BY id',
    [user.id],
  )
  return messages.length ? success(messages) : failure('No messages')
}

/** Read twice is read; another's message is as unknown as none. */
export async function setUserMessageRead(
  { message_id: id }: ParsedInput<'setUserMessageRead'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const read = await rows(
    'UPDATE user_message SET read_at = coalesce(read_at, now()) WHERE id = $1 AND user_id = $2 RETURNING id',
    [id, user.id],
  )
  return read.length ? success(null) : failure('Message not found')
}

export interface NewMessage {
  email: string
  type: UserMessageType
  title: string
  /** HTML; it passes the sanitiser where it is shown. */
  body: string
}

/** Tells somebody something: shown to them until they close it, and mailed if they want that. @returns false when there is no such account */
export async function sendUserMessage({ email, ...message }: NewMessage): Promise<boolean> {
  const account = await accountOf(email)
  if (!account) return false
  return inTransaction(async (transaction) => {
    if (!(await isOpen(transaction, account.id))) return false
    const user = await transaction.user.findUniqueOrThrow({
      where: { id: account.id },
      select: { notifyMessages: true },
    })
    await transaction.userMessage.create({ data: { userId: account.id, ...message } })
    if (user.notifyMessages)
      await queueMail(transaction, {
        to: account.email,
        ...emailTemplates.userMessage(account.firstName, message.title, plainText(message.body)),
      })
    return true
  })
}
