import { storageKeys } from '@/lib/browser/storage'
import { getNonce } from '@/lib/queries/nonce'

/**
 * Sets `data-cookies` on the root element before the first paint, unless a choice is stored. A choice before hydration
 * replaces its value, which hides the notice; CookieNotice then stores the choice.
 */
const script = [
  'var choice=null,root=document.documentElement;',
  // Reading storage throws where the browser blocks it.
  `try{choice=localStorage.getItem(${JSON.stringify(storageKeys.cookieAccepted)})}catch(e){}`,
  "if(choice!=='true'&&choice!=='false'){root.dataset.cookies='ask';",
  "addEventListener('click',function(event){",
  `var button=event.target.closest('[data-cookie-notice="server"] button');`,
  'if(button)root.dataset.cookies=button.value})}',
].join('')

/** Shows the cookie notice at the first paint, because on slow phones hydration is much later. */
export async function CookieNoticeScript() {
  return (
    <script nonce={await getNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  )
}
