import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { RETURN_TO_COOKIE } from '../config/return-to-cookie-name'
import { LOGIN_AFTER_SIGNUP_FAILED } from '../config/account-options'
import { homeStepHref, routes } from '../config/routes'
import { paymentRoutes } from '../config/payment-routes'
import { hrefAfterStep } from '../config/home-step-flow'
import type { CallInput, CallName, CallOutput } from '../contract'
import type { LoginData } from '../contract/access'
import { failure, type Reply } from '../contract/call'
import { NO_SCRIPT_TOKEN } from '../contract/enquiry-rules'
import { isUserCall } from '../contract/paths'
import { isInvalidToken, isOutage } from '../errors'
import { gateway } from '../gateway'
import type { Caller } from '../gateway/gateway'
import { getCurrentCaller } from '../session/current-user'
import { parseSafePath } from '../session/safe-path'
import { clearSessionCookie, setSessionCookie } from '../session/set-session-cookie'
import { afterPaymentForm } from './after-payment-form'

/** Sets the session cookie, and redirects to the page before the login or to the account (LOGIN-14, LOGIN-15). */
async function startSession(data: LoginData): Promise<never> {
  await setSessionCookie(data)
  const cookieStore = await cookies()
  const path = parseSafePath(cookieStore.get(RETURN_TO_COOKIE)?.value)
  cookieStore.delete(RETURN_TO_COOKIE)
  redirect(path ?? routes.account)
}

async function endSession(next: string): Promise<never> {
  await clearSessionCookie()
  redirect(next)
}

async function logInAfterSignup({ email, password }: CallInput<'signup'>): Promise<Reply<unknown>> {
  const input = { email, password, recaptcha_token: NO_SCRIPT_TOKEN }
  const login = await gateway().login(input, await getCurrentCaller())
  return login.ok ? startSession(login.data) : failure(LOGIN_AFTER_SIGNUP_FAILED)
}

/** The step after a successful call: a change of the browser's session, or the next page. A redirect never returns. */
const afterSuccess: {
  [N in CallName]?: (data: CallOutput<N>, input: CallInput<N>) => Promise<Reply<unknown> | void>
} = {
  login: startSession,
  signup: (_, input) => logInAfterSignup(input),
  saveHomeStep: ({ property_id, is_live }, input) => {
    redirect(hrefAfterStep(input, property_id, { isLive: is_live }))
  },
  createOrder: ({ order_id }) => {
    redirect(paymentRoutes.orderReview(order_id))
  },
  submitOwners: (_, { kind, id }) => {
    redirect(homeStepHref(kind, Number(id), 'review'))
  },
  approveAdvert: (_, { kind, id }) => {
    redirect(homeStepHref(kind, Number(id), 'order'))
  },
  deleteAccount: () => endSession(routes.home),
  endSessions: async (_, { session_id, others }) => {
    if (session_id === undefined && !others) await endSession(routes.login)
  },
  ...afterPaymentForm,
}

/** Ends the browser's session even when the agency cannot be reached (D-31). */
async function logOut(): Promise<never> {
  const caller = await getCurrentCaller()
  await clearSessionCookie()
  try {
    await gateway().logout({ token: caller.token ?? '' }, caller)
  } catch (error) {
    if (!isOutage(error) && !isInvalidToken(error)) throw error
  }
  redirect(routes.login)
}

/** Makes the call of a form posted without JavaScript, and changes the session as /api does. @throws AgencyError */
export async function postForm<N extends CallName>(name: N, input: CallInput<N>): Promise<Reply<unknown>> {
  if (name === 'logout') return logOut()
  // A new password ends every session, and the agency then issues a new token (D-164).
  let renewedToken: string | undefined
  const caller: Caller = {
    ...(await getCurrentCaller()),
    onToken: (token) => {
      renewedToken = token
    },
  }
  try {
    const reply = await gateway()[name](input, caller)
    const userId = (input as { user_id?: number }).user_id
    if (renewedToken !== undefined && userId !== undefined)
      await setSessionCookie({ id: userId, token: renewedToken })
    if (!reply.ok) return reply
    return (await afterSuccess[name]?.(reply.data, input)) ?? reply
  } catch (error) {
    if (isUserCall(name) && isInvalidToken(error)) redirect(routes.login)
    throw error
  }
}
