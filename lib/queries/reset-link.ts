import 'server-only'
import type { ResetLinkStatus } from '../contract/access'
import { gateway } from '../gateway'

/**
 * Returns whether the link of a forgotten password still works; 'unknown' for a key that was never mailed. If the
 * upstream does not know the call, the link counts as valid, and an invalid one is refused when the form is sent.
 */
export async function getResetLinkStatus(key: string): Promise<ResetLinkStatus | 'unknown'> {
  const reply = await gateway().resetLinkStatus({ key })
  if (reply.ok) return reply.data.status
  return reply.isUnknown ? 'valid' : 'unknown'
}
