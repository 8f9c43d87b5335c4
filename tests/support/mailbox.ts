import fs from 'node:fs/promises'
import path from 'node:path'
import { simpleParser, type ParsedMail } from 'mailparser'
import { siteDataDir } from './e2e-database'

export interface ReceivedMail {
  subject: string
  text: string
}

const getOutboxFolder = () => path.join(siteDataDir(), 'outbox')
/** Mails are sent by a background worker, which a loaded machine delays. */
const WAIT_MS = 30_000
const POLL_MS = 100

/** Reads the mails that the site has written for an address, oldest first. */
export async function readMailsTo(email: string): Promise<ReceivedMail[]> {
  const names = (await fs.readdir(getOutboxFolder()).catch(() => []))
    .filter((name) => name.endsWith('.eml'))
    .sort()
  const sources = await Promise.all(
    names.map((name) => fs.readFile(path.join(getOutboxFolder(), name), 'utf8')),
  )
  const mails = await Promise.all(
    sources.filter((source) => source.includes(email)).map((source) => simpleParser(source)),
  )
  // `to` is undefined, one group of recipients or several.
  const isRecipient = ({ to }: ParsedMail) =>
    [to ?? []].flat().some(({ value }) => value.some(({ address }) => address === email))
  return mails.filter(isRecipient).map(({ subject = '', text = '' }) => ({ subject, text }))
}

/**
 * Waits for a mail whose text matches a pattern.
 * @param earlierMatches the number of earlier mails that match too
 * @returns the pattern's first group in the newest match
 */
export async function waitForMail(
  email: string,
  pattern: RegExp,
  { earlierMatches = 0 } = {},
): Promise<string> {
  const end = Date.now() + WAIT_MS
  while (Date.now() < end) {
    const matches = (await readMailsTo(email)).flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])
    const newest = matches.at(-1)
    if (matches.length > earlierMatches && newest) return newest
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`No mail to ${email} matched ${pattern}`)
}

/* Patterns for `waitForMail`. Those of links capture the path, such as '/unsubscribe/a-key'. */
export const ONE_TIME_PASSWORD = /Your One Time Password is (\d{6})/
export const RESET_PATH = /https?:\/\/[^/\s]+(\/forgotten\/reset\/[\w-]+)/
export const CONFIRM_EMAIL_PATH = /https?:\/\/[^/\s]+(\/my-account\/email\/[\w-]+)/
export const UNSUBSCRIBE_PATH = /https?:\/\/[^/\s]+(\/unsubscribe\/[\w-]+)/
export const STOP_ALERTS_PATH = /https?:\/\/[^/\s]+(\/search-alert\/stop\/[\w-]+)/
export const INVITATION_PATH = /https?:\/\/[^/\s]+(\/my-account\/saved\/invitation\/[\w-]+)/
