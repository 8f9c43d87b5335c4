import type { CallInput, CallOutput } from '../contract'
import type { Reply } from '../contract/call'
import type { CallName } from '../contract/paths'
import { routes } from '../config/routes'
import { callApi, NetworkError } from './call-api'
import { keepDrafts } from './draft'
import { checkSession, forgetLogin } from './session'
import { stored, writeStored } from './storage'

const INVALID_TOKEN = 401

/** Replaceable, so that a test can see where the page would have gone. */
export const leave = {
  to: (path: string) => window.location.assign(path),
  reload: () => window.location.reload(),
}

/**
 * A call that a user makes for himself, from the browser. When the session has ended under the page
 * (401, D-09) what was typed is kept (`data-draft`), the login state cleared, and the page left for
 * the login, which leads back to it. A page of somebody who has since been followed by another user
 * in this browser is loaded anew, as theirs. In either case the promise stays open: the page is on
 * its way out, and has nothing more to say.
 * @throws NetworkError when there is no answer, or another HTTP error status
 */
export async function callOwn<N extends CallName>(
  name: N,
  input: CallInput<N>,
  signal?: AbortSignal,
): Promise<Reply<CallOutput<N>>> {
  try {
    return await callApi(name, input, signal)
  } catch (error) {
    if (!(error instanceof NetworkError) || error.status !== INVALID_TOKEN) throw error
    await leavePage()
    return new Promise<never>(() => undefined)
  }
}

async function leavePage(): Promise<void> {
  keepDrafts()
  if ((await checkSession()) === 'in') return leave.reload()
  forgetLogin()
  // After the login state, as a page of a visitor may be come back to, and after NavigationEffects's own rule.
  writeStored(stored.lastUrl, `${window.location.pathname}${window.location.search}`)
  leave.to(routes.login)
}
