import 'server-only'
import { env } from '../config/env'
import type { CallInput } from '../contract'
import type { ValueEstimate } from '../contract/valuations'
import { gateway } from '../gateway'

/** Returns null if the agency makes no estimates. Outages throw. */
export async function getValueEstimate(input: CallInput<'valueEstimate'>): Promise<ValueEstimate | null> {
  const reply = await gateway().valueEstimate(input)
  return reply.ok ? reply.data : null
}

/** Returns the address of an outside valuation tool; null if the site's own estimate is the tool (HEADER-08). */
export const getValuationUrl = (): string | null => env().VALUATION_URL ?? null
