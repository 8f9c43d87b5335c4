import { accountMessages } from '../../contract/account-messages'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { botRefusal } from '../enquiries/bot-check'
import type { AgencyCaller } from '../callers'
import { withTransaction, type Tx } from '../database'
import { tooMany } from '../limits/limit'
import { queueMail } from '../mail/queue'
import { subscribe } from '../newsletter/subscriptions'
import { now } from '../sql-expressions'
import { withoutNul } from '../without-nul'
import { accountLimits, attemptFrom } from './attempts'
import { accountOf } from './known-account'
import { emailTemplates, WELCOME_HOURS } from './email-templates'
import { createLink } from './links'
import { isWeakPassword } from './password-rules'
import { hashSecret } from './secret-hash'

const CREATED = 'Your account has been created.'
const EXISTS = 'An account with this email already exists.'

type Signup = ParsedInput<'signup'>

/** makes a guest account, without a password, or a full one (SIGNUP-22); one an e-mail address, whatever its case (D-164). */
export async function signup(input: Signup, caller: AgencyCaller): Promise<Reply<{ id: number }>> {
  const person = withoutNul({ ...input, email: input.email.toLowerCase() })
  const asked = await attemptFrom('signup', caller.address, accountLimits.signupsOfAddress)
  if (!asked.isAllowed) return tooMany(asked)
  const refusal = await botRefusal('signup', person.recaptcha_token, 'signup', caller.address)
  if (refusal) return refusal
  const password = 'password' in person && typeof person.password === 'string' ? person.password : null
  if (
    password !== null &&
    (await isWeakPassword(password, {
      email: person.email,
      firstName: person.first_name,
      lastName: person.last_name,
    }))
  ) {
    await asked.giveBack() // nobody was made, and nothing told
    return failure(accountMessages.weak)
  }
  if (await accountOf(person.email)) return failure(EXISTS)
  const passwordHash = password === null ? null : await hashSecret(password)
  const id = await withTransaction((tx) => createAccount(tx, person, passwordHash))
  return id === null ? failure(EXISTS) : success({ id }, CREATED)
}

/** @returns null when somebody else has made an account of the e-mail in between */
async function createAccount(tx: Tx, person: Signup, passwordHash: string | null): Promise<number | null> {
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
  const key = wantsNewsletter
    ? await subscribe(tx, { email: person.email, name: person.first_name, source: 'signup' })
    : null
  const letter =
    passwordHash === null
      ? emailTemplates.welcomeGuest(person.first_name, key)
      : emailTemplates.welcome(
          person.first_name,
          key,
          await createLink(tx, user.id, 'login', WELCOME_HOURS * 3_600),
        )
  await queueMail(tx, { to: person.email, ...letter })
  return user.id
}
