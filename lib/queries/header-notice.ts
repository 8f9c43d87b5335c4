import 'server-only'
import { noteOutage } from '../cache/render-notes'
import type { SafeHtml } from '../html/sanitise'
import { getOptionalHtml } from './site-meta'

/** Longest wait for the notice, in milliseconds: no page waits long for what it can do without. */
const PATIENCE = 1_000

/**
 * The agency's notice of the day (site meta `header_top`), or null without one. A failing or slow
 * call is ignored (HEADER-07), but a page that went without is not kept for others.
 */
export async function getHeaderNotice(): Promise<SafeHtml | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE)
  })
  const notice = await Promise.race([getOptionalHtml('header_top'), late])
  clearTimeout(timer)
  if (notice === undefined) noteOutage()
  return notice ?? null
}
