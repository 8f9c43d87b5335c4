import { siteUrl } from '../../config/env'
import type { OutgoingMail } from './queue'

export type EmailContent = Omit<OutgoingMail, 'to'>
/** A template with any parameters: a function with parameters of any type is assignable to this type. */
export type EmailTemplate = (...parameters: never[]) => EmailContent

/** Anybody can register another person's address, so a name must not be able to carry a message to that person. */
export const isPlainName = (name: string): boolean => /^[\p{L}\p{M}'’ -]{1,40}$/u.test(name)
export const greet = (firstName: string): string =>
  isPlainName(firstName) ? `Hello ${firstName},` : 'Hello,'

export const absoluteUrl = (path: string): string => `${siteUrl()}${path}`
