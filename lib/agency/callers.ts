export interface AgencyCaller {
  token?: string
  /** The network address, for rate limits. */
  address?: string
  /** The User-Agent header. */
  agent?: string
  /** Called with the new token when a password change replaces the caller's token. */
  onToken?: (token: string) => void
}

export interface UserCaller extends AgencyCaller {
  user: { id: number; sessionId: number }
}
