import type { ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import { messageKinds } from '../../contract/enquiry-messages'
import { brand } from '../../config/brand'
import { db, withTransaction } from '../database'
import { queueMail } from '../mail/queue'
import { withoutNul } from '../without-nul'
import { nowPlusSeconds } from '../sql-expressions'
import { refusalOf } from './senders'

const THANKS = 'Thank you for contacting us. We will be in touch shortly.'
/** The same words from the same person within this time are one message, sent twice. */
const REPEAT_SECONDS = 10 * 60

const kindOf = (message: string): string =>
  Object.values(messageKinds).find((kind) => message.startsWith(kind)) ?? 'Message'

/**
 * keeps a message and queues the mail that tells the agency, in one transaction, so that what
 * was acknowledged is in both or in neither. A repeated message is acknowledged and kept once.
 */
export async function contactUs(
  input: ParsedInput<'contactUs'>,
  caller: { address?: string },
): Promise<Reply<null>> {
  const refusal = await refusalOf(input, caller)
  if (refusal) return refusal
  const { name, email, contact_no: contactNo, message } = withoutNul(input)
  const repeated = await db()
    .selectFrom('contactMessage')
    .select('id')
    .where('email', '=', email)
    .where('message', '=', message)
    .where('createdAt', '>', nowPlusSeconds(-REPEAT_SECONDS))
    .executeTakeFirst()
  if (repeated) return success(null, THANKS)
  await withTransaction(async (tx) => {
    const { id } = await tx
      .insertInto('contactMessage')
      .values({ name, email, contactNo, message })
      .returning('id')
      .executeTakeFirstOrThrow()
    await queueMail(tx, {
      to: brand.email,
      replyTo: email,
      subject: `${kindOf(message)} ${id} from the website`,
      paragraphs: [
        `${name} wrote to us through the website.`,
        `Telephone: ${contactNo}`,
        `E-mail: ${email}`,
        message,
      ],
    })
  })
  return success(null, THANKS)
}
