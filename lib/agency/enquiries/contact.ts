import { sql } from 'kysely'
import type { ParsedInput } from '../../contract'
import { success, type Refusal, type Reply } from '../../contract/call'
import { messageKinds } from '../../contract/enquiry-messages'
import { brand } from '../../config/brand'
import { emailTemplates } from '../accounts/email-templates'
import { getUserOfToken } from '../accounts/sessions'
import type { AgencyCaller } from '../callers'
import { withTransaction, type Tx } from '../database'
import { networkOf } from '../../config/network'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { queueMail } from '../mail/queue'
import { nowPlusSeconds } from '../sql-expressions'
import { ANY_ACTION, getBotRefusal } from './bot-check'

const THANKS_MESSAGE = 'Thank you for contacting us. We will be in touch shortly.'
const HOUR_SECONDS = 3_600
/** The limit of one email address on one network. */
const LIMIT_PER_EMAIL = { maxAttempts: 6, windowSeconds: HOUR_SECONDS }
/** Higher than LIMIT_PER_EMAIL, so that a stranger who enters somebody's address cannot use up the owner's attempts. */
const LIMIT_PER_EMAIL_ON_ALL_NETWORKS = { maxAttempts: 60, windowSeconds: HOUR_SECONDS }
/** The limit per network is higher, because a household, an office or a mobile network shares an address. */
const LIMIT_PER_NETWORK = { maxAttempts: 30, windowSeconds: HOUR_SECONDS }
/** A message with the same text by the same sender within this time counts as sent twice by mistake. */
const REPEAT_SECONDS = 10 * 60

async function getSenderRefusal(
  { email, recaptcha_token: token }: { email: string; recaptcha_token: string },
  { address }: { address?: string },
): Promise<Refusal | null> {
  const network = networkOf(address)
  const limits = [
    [`contact:address:${network}`, LIMIT_PER_NETWORK],
    [`contact:email:${email}:${network}`, LIMIT_PER_EMAIL],
    [`contact:email:${email}`, LIMIT_PER_EMAIL_ON_ALL_NETWORKS],
  ] as const
  for (const [key, limit] of limits) {
    const attempt = await consumeAttempt(key, limit)
    if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  }
  return getBotRefusal('contact', { token, action: ANY_ACTION, ipAddress: address })
}

/** Finds the kind of a message by its beginning. Our forms begin messages with a kind, such as 'Valuation request'. */
const findMessageKind = (message: string): string =>
  Object.values(messageKinds).find((kind) => message.startsWith(kind)) ?? 'Message'

interface SentMessage {
  email: string
  message: string
}

/** Mails a copy to a user, but only to a verified address. Otherwise anybody could make us mail any text to anybody. */
async function queueCopy(tx: Tx, userId: number, { email, message }: SentMessage): Promise<void> {
  const user = await tx
    .selectFrom('user')
    .select(['email', 'firstName', 'emailProvedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user?.emailProvedAt || user.email.toLowerCase() !== email) return
  await queueMail(tx, { to: user.email, ...emailTemplates.messageCopy(user.firstName, message) })
}

/** Whether the sender has just sent the same. The lock orders the two posts of a double press without JavaScript. */
async function isRepeated(tx: Tx, { email, message }: SentMessage): Promise<boolean> {
  const lockName = `contact:${email}`
  await tx.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`.as('locked')).execute()
  const earlierMessage = await tx
    .selectFrom('contactMessage')
    .select('id')
    .where('email', '=', email)
    .where('message', '=', message)
    .where('createdAt', '>', nowPlusSeconds(-REPEAT_SECONDS))
    .executeTakeFirst()
  return earlierMessage !== undefined
}

/** Stores a message and mails it to the agency. A repeated message gets the same reply, but no second mail. */
export async function contactUs(input: ParsedInput<'contactUs'>, caller: AgencyCaller): Promise<Reply<null>> {
  const refusal = await getSenderRefusal(input, caller)
  if (refusal) return refusal
  const { name, email, contact_no: contactNo, message } = input
  const user = caller.token ? await getUserOfToken(caller.token) : null
  await withTransaction(async (tx) => {
    if (await isRepeated(tx, { email, message })) return
    const { id } = await tx
      .insertInto('contactMessage')
      .values({ name, email, contactNo, message })
      .returning('id')
      .executeTakeFirstOrThrow()
    await queueMail(tx, {
      to: brand.email,
      replyTo: email,
      subject: `${findMessageKind(message)} ${id} from the website`,
      paragraphs: [
        `${name} wrote to us through the website.`,
        `Telephone: ${contactNo}`,
        `Email: ${email}`,
        message,
      ],
    })
    if (user) await queueCopy(tx, user.id, { email, message })
  })
  return success(null, THANKS_MESSAGE)
}
