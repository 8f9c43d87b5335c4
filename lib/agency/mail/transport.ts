import fs from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { brand } from '../../config/brand'
import { brandName, env } from '../../config/env'

/** A mail as the queue holds it. */
export interface QueuedMail {
  id: number
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
}

export type Send = (mail: QueuedMail) => Promise<void>

const SMTP_TIMEOUT_MS = 15_000

const message = ({ id, to, replyTo, subject, text, html }: QueuedMail) => ({
  from: { name: brandName(), address: brand.email },
  to,
  ...(replyTo ? { replyTo } : {}),
  subject,
  text,
  html,
  // The same mail sent twice after a crash is known as one by its id.
  messageId: `<mail-${id}@${brand.email.split('@')[1]}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
})

/** By SMTP, as SMTP_URL says. */
function smtp(url: string): Send {
  const transport = nodemailer.createTransport(url, {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  } as object)
  return async (mail) => void (await transport.sendMail(message(mail)))
}

/** Into DATA_DIR/outbox, one .eml a mail, as any mail program opens. */
function outbox(folder: string): Send {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message: bytes } = await transport.sendMail(message(mail))
    await fs.mkdir(folder, { recursive: true })
    const file = path.join(folder, `${String(mail.id).padStart(6, '0')}.eml`)
    await fs.writeFile(`${file}.tmp`, bytes as Buffer, { mode: 0o600 })
    await fs.rename(`${file}.tmp`, file)
  }
}

/** How this process sends mail. */
export function mailTransport(): Send {
  const { SMTP_URL, DATA_DIR } = env()
  return SMTP_URL ? smtp(SMTP_URL) : outbox(path.resolve(/* turbopackIgnore: true */ DATA_DIR, 'outbox'))
}
