import { storageKeys } from '@/lib/browser/storage'
import { getNonce } from '@/lib/queries/nonce'

/**
 * Sets `data-cookies` to 'ask' on the root element before the first paint, unless a choice is stored. A click before
 * hydration replaces this value by the choice, which hides the notice. The choice is stored at once, because the
 * visitor may leave the page before its scripts have loaded. CookieNotice later completes it (`storeEarlyChoice`).
 */
const script = [
  `var key='${storageKeys.cookieAccepted}',root=document.documentElement,choice;`,
  // Using storage throws where the browser blocks it.
  'try{choice=localStorage.getItem(key)}catch(e){}',
  "if(choice!='true'&&choice!='false'){root.dataset.cookies='ask';",
  "addEventListener('click',function(event){",
  "var button=event.target.closest('[data-cookie-notice=server] button');",
  'if(!button)return;root.dataset.cookies=button.value;',
  "try{localStorage.setItem(key,button.value=='accepted')}catch(e){}})}",
].join('')

/**
 * Shows the cookie notice at the first paint, because on slow phones hydration is much later. The browser hides a
 * script's nonce, so hydration would report that it differs from the server's.
 */
export async function CookieNoticeScript() {
  return (
    <script nonce={await getNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  )
}
