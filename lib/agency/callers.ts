/** Who makes a call. A logged-in user comes with a session token. */
export interface AgencyCaller {
  token?: string
  /** Network address, for limits. */
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
