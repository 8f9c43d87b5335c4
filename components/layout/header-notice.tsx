import { ServerHtml } from '@/components/ui/server-html'
import type { SafeHtml } from '@/lib/html/sanitise'
import { getOptionalHtml } from '@/lib/queries/site-meta'

/** Longest wait for the notice, in milliseconds: no page waits for what it can do without. */
const PATIENCE = 400

function withinPatience(read: Promise<SafeHtml | null>): Promise<SafeHtml | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => { timer = setTimeout(() => resolve(null), PATIENCE) })
  return Promise.race([read, late]).finally(() => clearTimeout(timer))
}

/** The agency's notice of the day, from site meta `header_top`; a failing or slow call is ignored (HEADER-07). */
export async function HeaderNotice() {
  const html = await withinPatience(getOptionalHtml('header_top'))
  if (!html?.trim()) return null
  return (
    <aside aria-label="Notice" data-header-top="" className="border-b border-line bg-warn-soft text-sm">
      <ServerHtml html={html} className="wrap-page max-w-none! py-2 text-center" />
    </aside>
  )
}
