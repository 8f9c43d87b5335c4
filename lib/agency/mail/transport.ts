import fs from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { brand } from '../../config/brand'
import { brandName, env } from '../../config/env'

interface QueuedMail {
  id: number
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
}

export type Send = (mail: QueuedMail) => Promise<void>

const SMTP_TIMEOUT_MS = 15_000

const toMessage = ({ id, to, replyTo, subject, text, html }: QueuedMail) => ({
  from: { name: brandName(), address: brand.email },
  to,
  ...(replyTo ? { replyTo } : {}),
  subject,
  text,
  html,
  // Constant for a mail, so that a mail program shows it once even if it was sent twice after a crash.
  messageId: `<mail-${id}@${brand.email.split('@')[1]}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
})

function createSmtpTransport(url: string): Send {
  const transport = nodemailer.createTransport(url, {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  } as object)
  return async (mail) => void (await transport.sendMail(toMessage(mail)))
}

/** Writes each mail to a folder, as an .eml file that any mail program opens. */
function createOutboxTransport(folder: string): Send {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message: bytes } = await transport.sendMail(toMessage(mail))
    await fs.mkdir(folder, { recursive: true })
    const file = path.join(folder, `${String(mail.id).padStart(6, '0')}.eml`)
    await fs.writeFile(`${file}.tmp`, bytes as Buffer, { mode: 0o600 })
    await fs.rename(`${file}.tmp`, file)
  }
}

/** Creates the transport: SMTP when SMTP_URL is set, else the folder DATA_DIR/outbox. */
export function mailTransport(): Send {
  const { SMTP_URL, DATA_DIR } = env()
  return SMTP_URL
    ? createSmtpTransport(SMTP_URL)
    : createOutboxTransport(path.resolve(/* turbopackIgnore: true */ DATA_DIR, 'outbox'))
}
