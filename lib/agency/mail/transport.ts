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
  unsubscribeUrl: string | null
  createdAt: Date
}

export type SendMail = (mail: QueuedMail) => Promise<void>

interface SmtpTimeouts {
  /** For the connection and the server's greeting. */
  connectMs?: number
  /** A server may filter a mail for minutes (RFC 5321, 4.5.3.2, allows ten). Giving up too soon sends it twice. */
  replyMs?: number
}

const DEFAULT_CONNECT_MS = 15_000
const DEFAULT_REPLY_MS = 120_000

const toMessage = ({ id, to, replyTo, subject, text, html, unsubscribeUrl, createdAt }: QueuedMail) => ({
  from: { name: brandName(), address: brand.email },
  to,
  ...(replyTo ? { replyTo } : {}),
  subject,
  text,
  html,
  // The id is the same at every attempt, so that a mail shows once. In a restored database the time tells mails apart.
  messageId: `<mail-${id}-${createdAt.getTime()}@${brand.email.split('@')[1]}>`,
  headers: {
    'Auto-Submitted': 'auto-generated', // prevents out-of-office replies (RFC 3834)
    ...(unsubscribeUrl
      ? {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', // RFC 8058
        }
      : {}),
  },
})

function createSmtpTransport(
  url: string,
  { connectMs = DEFAULT_CONNECT_MS, replyMs = DEFAULT_REPLY_MS }: SmtpTimeouts,
): SendMail {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: replyMs,
    // Otherwise an attacker on the connection could hide that the server offers TLS, and read the password and every
    // mail. A server without a password is on our own network. `?requireTLS=false` in the URL takes precedence.
    requireTLS: new URL(url).password !== '',
  })
  return async (mail) => {
    await transport.sendMail(toMessage(mail))
  }
}

const FILE_NAME_DIGITS = 6 // ids have leading zeros, so that file names sort by id
const READABLE_BY_OWNER_ONLY = 0o600

/** Writes each mail to an .eml file. Writes under a temporary name first, so that nobody reads half a file. */
function createOutboxTransport(folder: string): SendMail {
  // This transport sends nothing, and returns the message, as a Buffer and not as a stream.
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message: bytes } = await transport.sendMail(toMessage(mail))
    await fs.mkdir(folder, { recursive: true })
    const file = path.join(folder, `${String(mail.id).padStart(FILE_NAME_DIGITS, '0')}.eml`)
    await fs.writeFile(`${file}.tmp`, bytes as Buffer, { mode: READABLE_BY_OWNER_ONLY })
    await fs.rename(`${file}.tmp`, file)
  }
}

/** Creates the function that sends mail: by SMTP when SMTP_URL is set, else to the folder DATA_DIR/outbox. */
export function createMailTransport(timeouts: SmtpTimeouts = {}): SendMail {
  const { SMTP_URL, DATA_DIR } = env()
  return SMTP_URL
    ? createSmtpTransport(SMTP_URL, timeouts)
    : createOutboxTransport(path.resolve(/* turbopackIgnore: true */ DATA_DIR, 'outbox'))
}
