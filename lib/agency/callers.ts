export interface AgencyCaller {
  token?: string
  /** The network address, for rate limits. */
  address?: string
  /** The User-Agent header. */
  agent?: string
  /** The id of the caller's conversation with the chatbot. */
  conversation?: string
  /** Receives the new session token when a password change replaces the caller's token. */
  onToken?: (token: string) => void
}

/** A caller whose session token has been checked. */
export interface UserCaller extends AgencyCaller {
  user: { id: number; sessionId: number }
}
