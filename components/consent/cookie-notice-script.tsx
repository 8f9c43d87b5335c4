import { storageKeys } from '@/lib/browser/storage'
import { getNonce } from '@/lib/queries/nonce'

/** Sets `data-cookies` on the root element before the first paint, unless a choice is stored. */
const script = [
  'var choice=null;',
  // Reading storage throws where the browser blocks it.
  `try{choice=localStorage.getItem(${JSON.stringify(storageKeys.cookieAccepted)})}catch(e){}`,
  "if(choice!=='true'&&choice!=='false')document.documentElement.dataset.cookies='ask'",
].join('')

/** Shows the cookie notice at the first paint, because on slow phones hydration is much later. */
export async function CookieNoticeScript() {
  return (
    <script nonce={await getNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  )
}
