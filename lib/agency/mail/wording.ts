import { siteUrl } from '../../config/env'
import type { OutgoingMail } from './queue'

export type EmailContent = Omit<OutgoingMail, 'to'>
/** A template with any parameters: TypeScript accepts every function where the parameters are of type `never`. */
export type EmailTemplate = (...parameters: never[]) => EmailContent

/** Whether a name is safe in a mail. Anybody can register another's address, and could put a message in the name. */
export const isPlainName = (name: string): boolean => /^[\p{L}\p{M}'’ -]{1,40}$/u.test(name)

export const greet = (firstName: string): string =>
  isPlainName(firstName) ? `Hello ${firstName},` : 'Hello,'

export const absoluteUrl = (path: string): string => `${siteUrl()}${path}`
