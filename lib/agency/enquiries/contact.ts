import type { ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import { messageKinds } from '../../contract/enquiry-rules'
import { brand } from '../../config/brand'
import { db } from '../db'
import { queueMail } from '../mail/queue'
import { withoutNul } from '../without-nul'
import { inTransaction } from '../transaction'
import { refusalOf } from './senders'

const THANKS = 'Thank you for contacting us. We will be in touch shortly.'
const MINUTE = 60_000
/** The same words from the same person within this time are one message, sent twice. */
const REPEAT_MS = 10 * MINUTE

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
  const since = new Date(Date.now() - REPEAT_MS)
  if (
    await db().contactMessage.findFirst({
      where: { email, message, createdAt: { gt: since } },
      select: { id: true },
    })
  )
    return success(null, THANKS)
  await inTransaction(async (transaction) => {
    const { id } = await transaction.contactMessage.create({ data: { name, email, contactNo, message } })
    await queueMail(transaction, {
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
