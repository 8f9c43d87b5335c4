import { ServerHtml } from '@/components/ui/server-html'
import { getHeaderNotice } from '@/lib/queries/header-notice'

/** The notice above the header, when site meta has one (HEADER-07). */
export async function HeaderNotice() {
  const html = await getHeaderNotice()
  if (!html?.trim()) return null
  return (
    <aside aria-label="Notice" data-header-top="" className="border-b border-line bg-warn-soft text-sm">
      <ServerHtml html={html} className="wrap-page max-w-none! py-2 text-center" />
    </aside>
  )
}
