import { createHash } from 'node:crypto'

/** Hashes a user's token, so that the token in local storage opens a socket but authorises no call over HTTP (D-18). */
export const deriveSocketToken = (token: string): string =>
  createHash('sha256').update(`socket\0${token}`).digest('base64url')
