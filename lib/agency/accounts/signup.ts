import { accountMessages } from '../../contract/account-messages'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { getBotRefusal } from '../enquiries/bot-check'
import type { AgencyCaller } from '../callers'
import { withTransaction, type Tx } from '../database'
import { refuseTooManyAttempts } from '../limits/rate-limit'
import { queueMail } from '../mail/queue'
import { subscribe } from '../newsletter/subscriptions'
import { now } from '../sql-expressions'
import { accountLimits, consumeNetworkAttempt } from './account-limits'
import { getAccountByEmail } from './open-account'
import { emailTemplates, WELCOME_LINK_HOURS } from './email-templates'
import { createLink } from './links'
import { isWeakPassword } from './password-rules'
import { hashSecret } from './secret-hash'

const CREATED_MESSAGE = 'Your account has been created.'

type Signup = ParsedInput<'signup'>

/** Creates an account. A signup without a password creates a guest account (SIGNUP-22). */
export async function signup(person: Signup, caller: AgencyCaller): Promise<Reply<{ id: number }>> {
  const attempt = await consumeNetworkAttempt('signup', caller.address, accountLimits.signupsPerNetwork)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  const refusal = await getBotRefusal('signup', {
    token: person.recaptcha_token,
    action: 'signup',
    ipAddress: caller.address,
  })
  if (refusal) return refusal
  // Only the input of a full account has a password.
  const password = 'password' in person && typeof person.password === 'string' ? person.password : null
  const owner = { email: person.email, firstName: person.first_name, lastName: person.last_name }
  if (password !== null && (await isWeakPassword(password, owner))) {
    // A weak password does not count: no account was created, and the reply does not reveal whether one exists.
    await attempt.giveBack()
    return failure(accountMessages.weak)
  }
  if (await getAccountByEmail(person.email)) return failure(accountMessages.emailTaken)
  const passwordHash = password === null ? null : await hashSecret(password)
  const id = await withTransaction((tx) => createAccount(tx, person, passwordHash))
  return id === null ? failure(accountMessages.emailTaken) : success({ id }, CREATED_MESSAGE)
}

/** @returns null when another request has registered the address meanwhile */
async function createAccount(tx: Tx, person: Signup, passwordHash: string | null): Promise<number | null> {
  // The field is a negative, "no newsletter": 0 subscribes, and 1 does not (D-35).
  const wantsNewsletter = person.newsLetterNoStatus === 0
  const user = await tx
    .insertInto('user')
    .values({
      email: person.email,
      title: person.title,
      firstName: person.first_name,
      lastName: person.last_name,
      mobile: person.mobile,
      buyingPosition: person.buying_position,
      passwordHash,
      newsletterWish: wantsNewsletter,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!user) return null
  const unsubscribeKey = wantsNewsletter
    ? await subscribe(tx, { email: person.email, name: person.first_name, source: 'signup' })
    : null
  const createWelcomeMail = async () => {
    if (passwordHash === null) return emailTemplates.welcomeGuest(person.first_name, unsubscribeKey)
    const loginKey = await createLink(tx, user.id, 'login', { validSeconds: WELCOME_LINK_HOURS * 3_600 })
    return emailTemplates.welcome(person.first_name, { loginKey, unsubscribeKey })
  }
  await queueMail(tx, { to: person.email, ...(await createWelcomeMail()) })
  return user.id
}
