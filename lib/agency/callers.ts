export interface AgencyCaller {
  token?: string
  /** The network address, for rate limits. */
  address?: string
  agent?: string
  /** Called with the new token when the caller's token has been replaced, as by a password change. */
  onToken?: (token: string) => void
}

export interface UserCaller extends AgencyCaller {
  user: { id: number; sessionId: number }
}
