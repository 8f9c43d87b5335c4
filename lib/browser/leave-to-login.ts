import { routes } from '../config/routes'
import { saveDrafts } from './draft'
import { navigation, reloadWhenRestored } from './navigation'
import { checkSession, forgetLogin } from './session'
import { storageKeys, writeStored } from './storage'

/** Saves the page's forms and opens the login, which returns to this page (D-09, D-20). Never settles. */
export async function leaveToLogin(): Promise<never> {
  saveDrafts()
  reloadWhenRestored()
  // The server still knows a session, so another tab has logged in another user.
  if ((await checkSession()) === 'in') navigation.reload()
  else {
    forgetLogin()
    // Written after forgetLogin, because only the URL of a visitor's page may be stored.
    writeStored(storageKeys.lastUrl, `${window.location.pathname}${window.location.search}`)
    navigation.to(routes.login)
  }
  return new Promise<never>(() => undefined)
}
