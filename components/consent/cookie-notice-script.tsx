import { stored } from '@/lib/browser/storage'
import { getNonce } from '@/lib/queries/nonce'

/** Marks the page of whoever has not chosen yet, before anything of it is painted. */
const ask = `var c=null;try{c=localStorage.getItem(${JSON.stringify(stored.cookieAccepted)})}catch(e){}if(c!=='true'&&c!=='false')document.documentElement.dataset.cookies='ask'`

/**
 * Shows the cookie notice with the first paint instead of after hydration, so that on a slow phone it
 * does not come over what is being read. The page stays the same for everyone: the choice is read
 * in the browser. Without JavaScript nothing asks, and nothing is stored.
 */
export async function CookieNoticeScript() {
  return (
    <script nonce={await getNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ask }} />
  )
}
