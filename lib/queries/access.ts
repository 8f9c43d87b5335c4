import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { RETURN_TO } from '../config/return-to-cookie-name'
import { routes } from '../config/routes'
import { INVALID_LINK, type LoginData } from '../contract/access'
import type { Reply } from '../contract/call'
import { WITHOUT_SCRIPT } from '../contract/enquiry-rules'
import { gateway } from '../gateway'
import { AgencyError, isInvalidToken, isOutage } from '../errors'
import type { CallInput } from '../contract'
import { currentCaller } from '../session/current-user'
import { safePath } from '../session/safe-path'
import { clearSessionCookie, setSessionCookie } from '../session/set-session-cookie'

/**
 * The ways in and out for forms that were posted without JavaScript; server actions alone call
 * these. Outages throw.
 */
const token = { recaptcha_token: WITHOUT_SCRIPT }

/** A login without JavaScript opens the session and goes where it was wanted for (LOGIN-14, LOGIN-15). */
async function enter(data: LoginData): Promise<never> {
  await setSessionCookie(data)
  const jar = await cookies()
  const path = safePath(jar.get(RETURN_TO)?.value)
  jar.delete(RETURN_TO)
  redirect(path ?? routes.account)
}

/** Does not return when the login succeeds. */
export async function logInByForm(input: { email: string; password: string }): Promise<Reply<unknown>> {
  const reply = await gateway().login({ ...input, ...token }, await currentCaller())
  return reply.ok ? enter(reply.data) : reply
}

type Signup = Omit<CallInput<'signup'>, 'recaptcha_token'>

/** A full account, and the login into it (SIGNUP-03); does not return when both succeed. */
export async function signUpByForm(
  input: Signup & { email: string; password: string },
  words: { refused: string; loginRefused: string },
): Promise<Reply<unknown>> {
  const reply = await gateway().signup({ ...input, ...token }, await currentCaller())
  if (!reply.ok) return { ...reply, message: reply.message || words.refused }
  const login = await logInByForm({ email: input.email, password: input.password })
  return { ...login, message: words.loginRefused }
}

export const forgottenByForm = async (input: { email: string }): Promise<Reply<unknown>> =>
  gateway().forgottenPassword({ ...input, ...token }, await currentCaller())

/** A key that nobody can have sent is as good as one that is used up. */
const NO_SUCH_KEY: Reply<unknown> = { ok: false, message: INVALID_LINK }

async function byKey(call: () => Promise<Reply<unknown>>): Promise<Reply<unknown>> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof AgencyError && error.code === 'invalid_request') return NO_SUCH_KEY
    throw error
  }
}

export const resetByForm = (input: CallInput<'resetPassword'>): Promise<Reply<unknown>> =>
  byKey(async () => gateway().resetPassword(input, await currentCaller()))

export const unsubscribeByForm = (key: string): Promise<Reply<unknown>> =>
  byKey(async () => gateway().unsubscribeNewsletter({ key }, await currentCaller()))

/** Ends the session: the browser's in any case, the agency's if it can be told (D-31). */
export async function logOutByForm(): Promise<void> {
  const caller = await currentCaller()
  await clearSessionCookie()
  try {
    await gateway().logout({ token: caller.token ?? '' }, caller)
  } catch (error) {
    if (!isOutage(error) && !isInvalidToken(error)) throw error
  }
}
