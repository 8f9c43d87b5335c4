import fs from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { simpleParser } from 'mailparser'
import { testDataDir } from '../tests/support/e2e-database'

const folder = () => path.join(testDataDir(), 'site', 'outbox')

interface Letter {
  file: string
  subject: string
  text: string
  recipients: string[]
}

async function readLetter(file: string): Promise<Letter> {
  const source = await fs.readFile(path.join(folder(), file))
  const { subject = '', text = '', to } = await simpleParser(source, { skipTextToHtml: true })
  const recipients = [to ?? []]
    .flat()
    .flatMap(({ value }) => value.map(({ address = '' }) => address.toLowerCase()))
  return { file, subject, text, recipients }
}

/** Every mail that the site under test has sent to an address, oldest first. */
export async function lettersTo(email: string): Promise<Letter[]> {
  const files = (await fs.readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const letters = await Promise.all(files.map(readLetter))
  return letters.filter(({ recipients }) => recipients.includes(email.toLowerCase()))
}

/** What a letter says, once it has come: the newest to an address that matches, after those that are known already. */
export async function fromLetter(email: string, wanted: RegExp, known = 0): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const matches = (await lettersTo(email)).flatMap(({ text }) => wanted.exec(text)?.[1] ?? [])
        found = matches.length > known ? matches.at(-1) : undefined
        return found
      },
      { timeout: 30_000, message: `a letter to the address with ${wanted}` },
    )
    .toBeTruthy()
  return found!
}

export const CODE = /Your One Time Password is (\d{6})/
export const RESET_PATH = /https?:\/\/[^/\s]+(\/forgotten\/reset\/[\w-]+)/
export const UNSUBSCRIBE_PATH = /https?:\/\/[^/\s]+(\/unsubscribe\/[\w-]+)/
