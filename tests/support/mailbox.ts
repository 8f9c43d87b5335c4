import fs from 'node:fs/promises'
import path from 'node:path'
import { simpleParser } from 'mailparser'
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
  return mails
    .filter(({ to }) => [to ?? []].flat().some(({ value }) => value.some(({ address }) => address === email)))
    .map(({ subject = '', text = '' }) => ({ subject, text }))
}

/**
 * Waits for a mail.
 * @param skip number of earlier mails that match the pattern too
 * @returns the pattern's first group in the newest match
 */
export async function waitForMail(email: string, pattern: RegExp, skip = 0): Promise<string> {
  const end = Date.now() + WAIT_MS
  while (Date.now() < end) {
    const matches = (await readMailsTo(email)).flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])
    const newest = matches.at(-1)
    if (matches.length > skip && newest) return newest
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`No mail to ${email} matched ${pattern}`)
}

export const ONE_TIME_PASSWORD = /Your One Time Password is (\d{6})/
export const RESET_PATH = /https?:\/\/[^/\s]+(\/forgotten\/reset\/[\w-]+)/
export const CONFIRM_EMAIL_PATH = /https?:\/\/[^/\s]+(\/my-account\/email\/[\w-]+)/
export const UNSUBSCRIBE_PATH = /https?:\/\/[^/\s]+(\/unsubscribe\/[\w-]+)/
