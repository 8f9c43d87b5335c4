export interface AgencyCaller {
  /** The session token of a logged-in user. */
  token?: string
  /** The network address, for rate limits. */
  address?: string
  /** The browser's User-Agent header. */
  agent?: string
  /** Called with the new token when the caller's token has been replaced, as by a password change. */
  onToken?: (token: string) => void
}

/** A caller whose session has been checked. */
export interface UserCaller extends AgencyCaller {
  user: { id: number; sessionId: number }
}
