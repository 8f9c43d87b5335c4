import 'server-only'
import { noteOutage } from '../cache/render-notes'
import { withTimeout } from '../errors/timeout'
import type { SafeHtml } from '../html/sanitise'
import { getOptionalSiteMetaHtml } from './site-meta'

/** The notice is on every page, which must not wait long for it. */
const TIMEOUT_MS = 1_000

/**
 * The notice above the header, or null. Ignores a failing or slow call (HEADER-07), but the page is then not
 * cached.
 */
export async function getHeaderNotice(): Promise<SafeHtml | null> {
  try {
    return await withTimeout(TIMEOUT_MS, () => getOptionalSiteMetaHtml('header_top'))
  } catch {
    noteOutage()
    return null
  }
}
