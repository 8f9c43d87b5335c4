import fs from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { testDataDir } from '../tests/support/e2e-database'

const folder = () => path.join(testDataDir(), 'site', 'outbox')

interface Letter {
  file: string
  subject: string
  text: string
}

/** The text part of a mail as nodemailer writes it: quoted-printable or plain. */
function read(file: string, raw: string): Letter {
  const [head = ''] = raw.split(/\r?\n\r?\n/, 1)
  const unfolded = head.replaceAll(/\r?\n[ \t]+/g, ' ')
  const [, part = raw] = /Content-Type: text\/plain[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(raw) ?? []
  const text = part
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )
  return { file, subject: /^Subject: (.*)$/m.exec(unfolded)?.[1] ?? '', text }
}

/** Every mail that the site under test has sent to an address, oldest first. */
export async function lettersTo(email: string): Promise<Letter[]> {
  const files = (await fs.readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const all = await Promise.all(
    files.map(async (file) => [file, await fs.readFile(path.join(folder(), file), 'utf8')] as const),
  )
  return all
    .filter(([, raw]) => new RegExp(`^To: .*${email.replaceAll(/[.+]/g, '\\$&')}`, 'im').test(raw))
    .map(([file, raw]) => read(file, raw))
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
