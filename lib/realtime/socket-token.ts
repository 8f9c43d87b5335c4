import { createHash } from 'node:crypto'

/**
 * The secret that opens the messages socket, made from a session's token. It cannot be turned back:
 * what a script reads in local storage authorises no call over HTTP (D-18).
 */
export const socketTokenOf = (token: string): string =>
  createHash('sha256').update(`socket\0${token}`).digest('base64url')
