import { routes } from '../../lib/config/routes'
import { getAccountByEmail } from '../../lib/agency/accounts/open-account'
import { createLink } from '../../lib/agency/accounts/links'
import { sendUserMessage } from '../../lib/agency/accounts/messages'
import { disconnect, withTransaction } from '../../lib/agency/database'
import { siteUrl } from '../../lib/config/env'
import type { OpenContext } from './commands'
import { UsageError } from './usage'

const messageTypes = ['success', 'info', 'warning', 'error'] as const

/** Runs a command, then closes the database, whose connections would keep the process alive. @returns exit code 0 */
async function withDisconnect(work: () => Promise<void>): Promise<number> {
  try {
    await work()
    return 0
  } finally {
    await disconnect()
  }
}

const createNoAccountError = (email: string) => new UsageError(`there is no account of '${email}'`)

export async function loginLinkCommand(
  openContext: OpenContext,
  [email, ...more]: string[],
): Promise<number> {
  if (!email || more.length) throw new UsageError('name one account: login-link EMAIL')
  const { say } = await openContext()
  return withDisconnect(async () => {
    const account = await getAccountByEmail(email)
    if (!account) throw createNoAccountError(email)
    const key = await withTransaction((tx) => createLink(tx, account.id, 'login'))
    say(`${siteUrl()}${routes.automaticLogin(key)}`)
  })
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
  return withDisconnect(async () => {
    const isSent = await sendUserMessage({ email, type: messageType, title, body })
    if (!isSent) throw createNoAccountError(email)
    say('The message is in their account.')
  })
}
