import 'server-only'
import { noteOutage } from '../cache/render-notes'
import { withTimeout } from '../errors/timeout'
import type { SafeHtml } from '../html/sanitise'
import { getOptionalSiteMetaHtml } from './site-meta'

/** Short, because every page waits for the notice. */
const TIMEOUT_MS = 1_000

/** A call that fails or is slow is ignored (HEADER-07), but then the page is not cached. */
export async function getHeaderNotice(): Promise<SafeHtml | null> {
  try {
    return await withTimeout(TIMEOUT_MS, () => getOptionalSiteMetaHtml('header_top'))
  } catch {
    noteOutage()
    return null
  }
}
