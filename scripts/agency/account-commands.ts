import { routes } from '../../lib/config/routes'
import { announcePolicy } from '../../lib/agency/accounts/announce-policy'
import { getAccountByEmail } from '../../lib/agency/accounts/open-account'
import { createLink } from '../../lib/agency/accounts/links'
import { sendUserMessage } from '../../lib/agency/accounts/messages'
import { withTransaction } from '../../lib/agency/database'
import { beginLegalHold, endLegalHold, listLegalHolds } from '../../lib/agency/retention/legal-hold'
import { siteUrl } from '../../lib/config/env'
import { formatLongDate } from '../../lib/format/dates'
import { isCalendarDay } from '../../lib/format/iso-day'
import { addDays, londonDay } from '../../lib/format/london-clock'
import type { OpenContext } from './command-context'
import { refuseMoreArguments, UsageError } from './usage'

const messageTypes = ['success', 'info', 'warning', 'error'] as const

const createNoAccountError = (email: string) => new UsageError(`there is no account of '${email}'`)

export async function loginLinkCommand(
  openContext: OpenContext,
  [email, ...more]: string[],
): Promise<number> {
  if (!email || more.length) throw new UsageError('name one account: login-link EMAIL')
  const { say } = await openContext()
  const account = await getAccountByEmail(email)
  if (!account) throw createNoAccountError(email)
  const key = await withTransaction((tx) => createLink(tx, account.id, 'login'))
  say(`${siteUrl()}${routes.automaticLogin(key)}`)
  return 0
}

export async function messageCommand(
  openContext: OpenContext,
  [email, type, title, body, ...more]: string[],
): Promise<number> {
  if (!email || !title || !body || more.length)
    throw new UsageError('a message is: message EMAIL TYPE TITLE BODY')
  const messageType = messageTypes.find((name) => name === type)
  if (!messageType) throw new UsageError(`'${type}' is no type of message: ${messageTypes.join(', ')} are`)
  const { say } = await openContext()
  const isSent = await sendUserMessage({ email, type: messageType, title, body })
  if (!isSent) throw createNoAccountError(email)
  say('The message is in their account.')
  return 0
}

/** Lists, begins or ends the legal holds of accounts. */
export async function holdCommand(
  openContext: OpenContext,
  [action = 'list', email, ...more]: string[],
): Promise<number> {
  if (action !== 'list' && action !== 'begin' && action !== 'end')
    throw new UsageError(`'hold ${action}' is not a command: list, begin and end are`)
  if (action !== 'list' && !email) throw new UsageError(`name one account: hold ${action} EMAIL`)
  refuseMoreArguments(action === 'list' ? [email, ...more] : more)
  const { say } = await openContext()
  if (!email) {
    const holds = await listLegalHolds()
    say(`Accounts under a legal hold: ${holds.length}`)
    holds.forEach((hold) => say(`  ${hold.email}, since ${formatLongDate(hold.since)}`))
    return 0
  }
  const isFound = await (action === 'begin' ? beginLegalHold(email) : endLegalHold(email))
  if (!isFound) throw createNoAccountError(email)
  say(action === 'begin' ? 'What concerns the account is kept.' : 'The usual periods apply to the account.')
  return 0
}

const MAX_DAYS_AHEAD = 365

/** Reads the day on which a change takes effect. The privacy policy promises a mail before that day. */
function parseDayOfChange(text: string | undefined): string {
  if (text === undefined || !isCalendarDay(text))
    throw new UsageError(`'${text ?? ''}' is not a day, such as 2027-02-01`)
  const today = londonDay(new Date())
  // Another run finds in the sent mails, which are kept for a year, who has had one.
  if (text <= today || text > addDays(today, MAX_DAYS_AHEAD))
    throw new UsageError(`the change has to take effect after today, and within a year: not on ${text}`)
  return text
}

export async function announcePolicyCommand(
  openContext: OpenContext,
  [dayText, ...words]: string[],
): Promise<number> {
  const day = parseDayOfChange(dayText)
  const summary = words.join(' ').trim()
  if (!summary) throw new UsageError('people read what changes: announce-policy DAY WHAT CHANGES')
  const { say } = await openContext()
  const count = await announcePolicy({ day, summary })
  say(`Mails queued about the change on ${formatLongDate(day)}: ${count}`)
  return 0
}
