import { env } from '../../config/env'

const VERIFY = 'https://www.google.com/recaptcha/api/siteverify'
const TIMEOUT_MS = 4_000
const LEAST_SCORE = 0.4

/**
 * Whether a bot-check token is good (D-34). Without a secret any token is; with one the provider
 * decides, on the action that the token was made for. A provider that does not answer lets people
 * through: the limits still hold, and a home is not to be lost to somebody else's outage.
 */
export async function passesBotCheck(token: string, action: string): Promise<boolean> {
  const secret = env().RECAPTCHA_SECRET_KEY
  if (!secret) return token.length > 0
  try {
    const response = await fetch(VERIFY, { method: 'POST', body: new URLSearchParams({ secret, response: token }), signal: AbortSignal.timeout(TIMEOUT_MS) })
    const verdict = (await response.json()) as { success?: boolean; score?: number; action?: string }
    if (verdict.success !== true) return false
    return (verdict.score ?? 1) >= LEAST_SCORE && (verdict.action === undefined || verdict.action === action || action === '')
  } catch (error) {
    console.error('The bot check did not answer:', error instanceof Error ? error.name : 'failed')
    return true
  }
}
