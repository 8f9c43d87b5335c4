import type { ParsedInput } from '../../contract'
import { INVALID_LINK } from '../../contract/access'
import { failure, success, type Reply } from '../../contract/call'
import { enquiryMessages } from '../../contract/enquiry-messages'
import { accountLimits, attemptFrom } from '../accounts/attempts'
import { emailTemplates } from '../accounts/email-templates'
import { newKey } from '../accounts/random-key'
import { db, withTransaction, type Tx } from '../database'
import { passesBotCheck } from '../enquiries/bot-check'
import type { AgencyCaller } from '../callers'
import { attempt, tooMany } from '../limits/limit'
import { queueNotice } from '../mail/notice'
import { withoutNul } from '../without-nul'
import { now } from '../sql-expressions'

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
export async function subscribe(tx: Tx, { email, name, source }: Subscriber): Promise<string | null> {
  const subscribed = await tx
    .insertInto('newsletterSubscription')
    .values({ email, name, key: newKey(), source, subscribedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ unsubscribedAt: null, subscribedAt: now, source })
        .where('newsletterSubscription.unsubscribedAt', 'is not', null),
    )
    .returning('key')
    .executeTakeFirst()
  return subscribed?.key ?? null
}

/** Subscribes an address, and mails it the way out. */
export async function subscribeAndTell(tx: Tx, subscriber: Subscriber): Promise<void> {
  const key = await subscribe(tx, subscriber)
  if (key)
    await queueNotice(tx, 'newsletter', {
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
  if (!(await passesBotCheck(botToken, 'subscribe_newsletter'))) return failure(enquiryMessages.botCheck)
  await withTransaction((tx) => subscribeAndTell(tx, { email, name, source: 'login' }))
  return success(null)
}

/** Ends the subscription of the link in a newsletter; ended twice is ended. */
export async function unsubscribeNewsletter(
  input: ParsedInput<'unsubscribeNewsletter'>,
): Promise<Reply<null>> {
  const found = await db()
    .updateTable('newsletterSubscription')
    .set(({ fn }) => ({ unsubscribedAt: fn.coalesce('unsubscribedAt', now) }))
    .where('key', '=', withoutNul(input).key)
    .executeTakeFirst()
  return found.numUpdatedRows ? success(null) : failure(INVALID_LINK)
}
