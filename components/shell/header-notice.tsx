import { createHash } from 'node:crypto'
import { ServerHtml } from '@/components/ui/server-html'
import { CLOSED_NOTICE_KEY } from '@/lib/browser/closed-notice'
import { getHeaderNotice } from '@/lib/queries/header-notice'
import { getNonce } from '@/lib/queries/nonce'
import { CloseNotice } from './close-notice'

/**
 * Derives the id from the text, so that a visitor who has closed one notice still sees the next. Eight hexadecimal
 * digits suffice to tell notices apart.
 */
const createNoticeId = (html: string): string => createHash('sha256').update(html).digest('hex').slice(0, 8)

/** Returns a script that hides a closed notice before the first paint. Reading blocked storage throws. */
const createHideScript = (id: string): string =>
  `try{if(localStorage.${CLOSED_NOTICE_KEY}==='${id}')document.documentElement.dataset.notice='closed'}catch{}`

/** The notice above the header, when site meta has one (HEADER-07). Visitors can close it. */
export async function HeaderNotice() {
  const html = await getHeaderNotice()
  if (!html?.trim()) return null
  const id = createNoticeId(html)
  return (
    <>
      <script
        nonce={await getNonce()}
        // The browser hides a script's nonce, so hydration would report that it differs from the server's.
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: createHideScript(id) }}
      />
      <aside
        aria-label="Notice"
        data-header-top=""
        className="border-b border-line bg-warn-soft text-sm in-data-[notice=closed]:hidden"
      >
        <div className="wrap-page flex items-center gap-1">
          <ServerHtml html={html} className="max-w-none! grow py-2 max-tablet:text-xs tablet:text-center" />
          <CloseNotice id={id} />
        </div>
      </aside>
    </>
  )
}
