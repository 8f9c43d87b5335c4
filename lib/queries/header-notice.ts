import 'server-only'
import { noteOutage } from '../cache/render-notes'
import type { SafeHtml } from '../html/sanitise'
import { getOptionalHtml } from './site-meta'

/** A page does not wait long for what it can do without. */
const TIMEOUT_MS = 1_000

/**
 * The agency's notice of the day (site meta `header_top`), or null without one. A failing or slow
 * call is ignored (HEADER-07), but a page that lacks the notice for it is not cached.
 */
export async function getHeaderNotice(): Promise<SafeHtml | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), TIMEOUT_MS)
  })
  const notice = await Promise.race([getOptionalHtml('header_top'), timeout])
  clearTimeout(timer)
  if (notice === undefined) noteOutage()
  return notice ?? null
}
