import type { ParsedInput } from '../../contract'
import { INVALID_LINK } from '../../contract/access'
import { failure, success, type Reply } from '../../contract/call'
import { enquiryMessages } from '../../contract/enquiry-messages'
import { accountLimits, consumeNetworkAttempt } from '../accounts/account-limits'
import { withConstantTime } from '../accounts/constant-time-response'
import { emailTemplates } from '../accounts/email-templates'
import { generateKey } from '../accounts/random-key'
import { db, withTransaction, type Tx } from '../database'
import { passesBotCheck } from '../enquiries/bot-check'
import type { AgencyCaller } from '../callers'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { queueNotice } from '../mail/notice'
import { now } from '../sql-expressions'

interface Subscriber {
  email: string
  name: string
  /** Where consent was given, as a record of it (PECR reg. 22). 'login' is the newsletter form of the login page. */
  source: 'login' | 'signup' | 'account'
}

/** Subscribes an address. @returns the key of its unsubscribe link, or null when it is already subscribed */
export async function subscribe(tx: Tx, { email, name, source }: Subscriber): Promise<string | null> {
  const subscription = await tx
    .insertInto('newsletterSubscription')
    .values({ email, name, key: generateKey(), source, subscribedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ unsubscribedAt: null, subscribedAt: now, source })
        .where('newsletterSubscription.unsubscribedAt', 'is not', null),
    )
    .returning('key')
    .executeTakeFirst()
  return subscription?.key ?? null
}

export async function subscribeAndNotify(tx: Tx, subscriber: Subscriber): Promise<void> {
  const key = await subscribe(tx, subscriber)
  if (key)
    await queueNotice(tx, 'newsletter', {
      to: subscriber.email,
      ...emailTemplates.newsletter(subscriber.name, key),
    })
}

/** Handles the newsletter form. Text and timing do not tell whether the address was already subscribed. */
export const subscribeNewsletter = (
  input: ParsedInput<'subscribeNewsletter'>,
  caller: AgencyCaller,
): Promise<Reply<null>> => withConstantTime(() => subscribeWithinLimits(input, caller))

async function subscribeWithinLimits(
  input: ParsedInput<'subscribeNewsletter'>,
  caller: AgencyCaller,
): Promise<Reply<null>> {
  const { subscriber_email: email, subscriber_name: name, recaptcha_token: botToken } = input
  const networkAttempt = await consumeNetworkAttempt(
    'newsletter',
    caller.address,
    accountLimits.newsletterPerNetwork,
  )
  if (!networkAttempt.isAllowed) return refuseTooManyAttempts(networkAttempt)
  const emailAttempt = await consumeAttempt(`newsletter:email:${email}`, accountLimits.newsletterPerEmail)
  if (!emailAttempt.isAllowed) return refuseTooManyAttempts(emailAttempt)
  if (!(await passesBotCheck(botToken, 'subscribe_newsletter'))) return failure(enquiryMessages.botCheck)
  await withTransaction((tx) => subscribeAndNotify(tx, { email, name, source: 'login' }))
  return success(null)
}

/** Ends a subscription by the key of its unsubscribe link. The link may be opened more than once. */
export async function unsubscribeNewsletter(
  input: ParsedInput<'unsubscribeNewsletter'>,
): Promise<Reply<null>> {
  const updateResult = await db()
    .updateTable('newsletterSubscription')
    .set(({ fn }) => ({ unsubscribedAt: fn.coalesce('unsubscribedAt', now) }))
    .where('key', '=', input.key)
    .executeTakeFirst()
  return updateResult.numUpdatedRows ? success(null) : failure(INVALID_LINK)
}
