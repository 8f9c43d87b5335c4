import { createHash } from 'node:crypto'

/** A one-way hash, so that a token read from local storage authorises no call over HTTP (D-18). */
export const deriveSocketToken = (token: string): string =>
  createHash('sha256').update(`socket\0${token}`).digest('base64url')
