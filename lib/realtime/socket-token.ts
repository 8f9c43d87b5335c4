import { createHash } from 'node:crypto'

/**
 * Derives the token that opens the messages socket from a session's token. The session's token cannot be
 * derived from it: what a script reads in local storage authorises no call over HTTP (D-18).
 */
export const deriveSocketToken = (token: string): string =>
  createHash('sha256').update(`socket\0${token}`).digest('base64url')
