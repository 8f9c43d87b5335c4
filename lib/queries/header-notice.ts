import 'server-only'
import { noteOutage } from '../cache/render-notes'
import { withTimeout } from '../errors/timeout'
import type { SafeHtml } from '../html/sanitise'
import { getOptionalHtml } from './site-meta'

/** A page does not wait long for what it can do without. */
const TIMEOUT_MS = 1_000

/**
 * The agency's notice of the day (site meta `header_top`), or null without one. A failing or slow
 * call is ignored (HEADER-07), but a page that lacks the notice for it is not cached.
 */
export async function getHeaderNotice(): Promise<SafeHtml | null> {
  try {
    return await withTimeout(TIMEOUT_MS, () => getOptionalHtml('header_top'))
  } catch {
    noteOutage()
    return null
  }
}
