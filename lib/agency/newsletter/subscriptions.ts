import type { Prisma } from '../../../prisma/client/client'
import type { ParsedInput } from '../../contract'
import { INVALID_LINK } from '../../contract/access'
import { failure, success, type Reply } from '../../contract/call'
import { words } from '../../contract/enquiry-rules'
import { accountLimits, attemptFrom } from '../accounts/attempts'
import { emailTemplates } from '../accounts/email-templates'
import { newKey } from '../accounts/random-key'
import { rows } from '../db'
import { passesBotCheck } from '../enquiries/bot-check'
import type { AgencyCaller } from '../callers'
import { attempt, tooMany } from '../limits/limit'
import { queueNotice } from '../mail/notice'
import { withoutNul } from '../without-nul'
import { inTransaction } from '../transaction'

interface Subscriber {
  email: string
  name: string
  /** Where they asked for it; the record of their wish (PECR reg. 22). */
  source: 'login' | 'signup' | 'account'
}

/**
 * Subscribes an address; one that has unsubscribed comes back.
 * @returns the key of its unsubscribe link, or null when it was subscribed already
 */
export async function subscribe(
  transaction: Prisma.TransactionClient,
  { email, name, source }: Subscriber,
): Promise<string | null> {
  const [subscribed] = await transaction.$queryRaw<{ key: string }[]>`
    INSERT INTO newsletter_subscription AS n (email, name, key, source, subscribed_at) VALUES (${email}, ${name}, ${newKey()}, ${source}, now())
    ON CONFLICT (email) DO UPDATE SET unsubscribed_at = NULL, subscribed_at = now(), source = excluded.source WHERE n.unsubscribed_at IS NOT NULL
    RETURNING key`
  return subscribed?.key ?? null
}

/** Subscribes an address, and mails it the way out. */
export async function subscribeAndTell(
  transaction: Prisma.TransactionClient,
  subscriber: Subscriber,
): Promise<void> {
  const key = await subscribe(transaction, subscriber)
  if (key)
    await queueNotice(transaction, 'newsletter', {
      to: subscriber.email,
      ...emailTemplates.newsletter(subscriber.name, key),
    })
}

/** somebody subscribes by the strip; who has done so before is told the same (NEWSL-02). */
export async function subscribeNewsletter(
  input: ParsedInput<'subscribeNewsletter'>,
  caller: AgencyCaller,
): Promise<Reply<null>> {
  const { subscriber_email: email, subscriber_name: name, recaptcha_token: botToken } = withoutNul(input)
  for (const each of [
    () => attemptFrom('newsletter', caller.address, accountLimits.newsletterOfAddress),
    () => attempt(`newsletter:email:${email}`, accountLimits.newsletter),
  ]) {
    const asked = await each()
    if (!asked.isAllowed) return tooMany(asked)
  }
  if (!(await passesBotCheck(botToken, 'subscribe_newsletter'))) return failure(words.botCheck)
  await inTransaction((transaction) => subscribeAndTell(transaction, { email, name, source: 'login' }))
  return success(null)
}

/** Ends the subscription of the link in a newsletter; ended twice is ended. */
export async function unsubscribeNewsletter(
  input: ParsedInput<'unsubscribeNewsletter'>,
): Promise<Reply<null>> {
  const found = await rows(
    'UPDATE newsletter_subscription SET unsubscribed_at = coalesce(unsubscribed_at, now()) WHERE key = $1 RETURNING id',
    [withoutNul(input).key],
  )
  return found.length ? success(null) : failure(INVALID_LINK)
}
