import 'server-only'
import type { ResetLinkStatus } from '../contract/access'
import { gateway } from '../gateway'

/**
 * Tells whether the link of a forgotten password still works. Where the upstream does not know the call the form is
 * shown, which says so when it is sent.
 */
export async function getResetLinkStatus(key: string): Promise<ResetLinkStatus | 'unknown'> {
  const reply = await gateway().resetLinkStatus({ key })
  if (reply.ok) return reply.data.status
  return reply.isUnknown ? 'valid' : 'unknown'
}
