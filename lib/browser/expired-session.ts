import { routes } from '../config/routes'
import { saveDrafts } from './draft'
import { checkSession, forgetLogin } from './session'
import { storageKeys, writeStored } from './storage'

/** How a page is left; replaceable, so that a test can see where it would have gone. */
export const navigation = {
  to: (path: string) => window.location.assign(path),
  reload: () => window.location.reload(),
}

/**
 * Leaves a page whose session has ended (HTTP 401, D-09): typed values are kept (`data-draft`), the
 * login state is cleared, and the login page leads back here. When another user has logged in in
 * this browser meanwhile, the page is reloaded as theirs.
 * @returns a promise that stays open, because the page is on its way out
 */
export async function leaveExpiredSession(): Promise<never> {
  saveDrafts()
  if ((await checkSession()) === 'in') navigation.reload()
  else {
    forgetLogin()
    // Written after the login state is cleared, because a visitor's page may be returned to as well.
    writeStored(storageKeys.lastUrl, `${window.location.pathname}${window.location.search}`)
    navigation.to(routes.login)
  }
  return new Promise<never>(() => undefined)
}
