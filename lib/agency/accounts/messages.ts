import type { UserMessageType } from '../../../prisma/generated/tables'
import type { ParsedInput } from '../../contract'
import type { UserMessage } from '../../contract/account'
import { failure, success, type Reply } from '../../contract/call'
import { plainText, sanitiseHtml } from '../../html/sanitise'
import { db, withTransaction } from '../database'
import type { UserCaller } from '../callers'
import { queueMail } from '../mail/queue'
import { now } from '../sql-expressions'
import { getAccountByEmail, lockOpenAccount } from './open-account'
import { emailTemplates } from './email-templates'

/** Lists the unread messages, oldest first. Without any it refuses, and pages clear their toasts (RT-13). */
export async function getUserMessages(
  _input: ParsedInput<'getUserMessages'>,
  { user }: UserCaller,
): Promise<Reply<UserMessage[]>> {
  const messages = await db()
    .selectFrom('userMessage')
    .select(['id', 'type', 'title', 'body'])
    .where('userId', '=', user.id)
    .where('readAt', 'is', null)
    .orderBy('id')
    .execute()
  return messages.length
    ? success(messages.map(({ body, ...message }) => ({ ...message, message: sanitiseHtml(body) })))
    : failure('No messages')
}

export async function setUserMessageRead(
  { message_id: id }: ParsedInput<'setUserMessageRead'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const updateResult = await db()
    .updateTable('userMessage')
    .set(({ fn }) => ({ readAt: fn.coalesce('readAt', now) }))
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .executeTakeFirst()
  return updateResult.numUpdatedRows ? success(null) : failure('Message not found')
}

export interface NewMessage {
  email: string
  type: UserMessageType
  title: string
  body: string
}

/** Stores a message for a user, and mails it if the user's settings ask for mail. @returns false without an account */
export async function sendUserMessage({ email, ...message }: NewMessage): Promise<boolean> {
  const account = await getAccountByEmail(email)
  if (!account) return false
  return withTransaction(async (tx) => {
    if (!(await lockOpenAccount(tx, account.id))) return false
    const user = await tx
      .selectFrom('user')
      .select('notifyMessages')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('userMessage')
      .values({ userId: account.id, ...message })
      .execute()
    if (user.notifyMessages)
      await queueMail(tx, {
        to: account.email,
        ...emailTemplates.userMessage(account.firstName, message.title, plainText(message.body)),
      })
    return true
  })
}
