import { siteUrl } from '../../config/env'
import type { OutgoingMail } from './queue'

export type EmailContent = Omit<OutgoingMail, 'to'>
/** A template with any parameters. Functions of every parameter type are assignable to one of `never`. */
export type EmailTemplate = (...parameters: never[]) => EmailContent

/** Anybody can register another person's address, so the name in a mail must not be able to carry a message. */
export const isPlainName = (name: string): boolean => /^[\p{L}\p{M}'’ -]{1,40}$/u.test(name)
export const greet = (firstName: string): string =>
  isPlainName(firstName) ? `Hello ${firstName},` : 'Hello,'

export const absoluteUrl = (path: string): string => `${siteUrl()}${path}`
