import type { FieldValues } from 'react-hook-form'
import { getBotToken } from '@/lib/browser/bot-check'
import { callApi } from '@/lib/browser/call-api'
import { getDeviceId } from '@/lib/browser/device-id'
import type { CallInput, CallName, CallOutput } from '@/lib/contract'
import type { Reply } from '@/lib/contract/call'
import { enquiryMessages } from '@/lib/contract/enquiry-messages'
import { isUserCall } from '@/lib/contract/paths'
import { VISITOR_ID } from '@/lib/domain/listing-permissions'
import { requiresLogin, toFormInput, type FormDefinition } from './define-form'
import type { FormMessages } from './form-state'

// The promise never settles, so that the form shows 'Sending…' until the login page opens. The module is loaded on
// demand, because most forms that visitors send need no login.
const leaveForLogin = async (): Promise<never> =>
  (await import('@/lib/browser/leave-to-login')).leaveToLogin()

interface Options {
  /** The id of the user who sends the form. By default a visitor sends it. */
  userId?: number
  /** Replaces the definition's messages, for a form that is sent as part of another. */
  messages?: FormMessages
}

/** Sends valid values from the browser. Does not throw: a failure is returned as a refusal with the form's message. */
export async function sendForm<Name extends CallName, Values extends FieldValues, Valid>(
  definition: FormDefinition<Name, Values, Valid>,
  values: Valid,
  { userId = VISITOR_ID, messages = definition.messages }: Options = {},
): Promise<Reply<CallOutput<Name>>> {
  const { call, botCheck, sendsDeviceId } = definition
  try {
    // A visitor fills in the form first, and logs in only to send it (D-20).
    if (requiresLogin(definition) && userId === VISITOR_ID) return await leaveForLogin()
    const botToken = botCheck ? await getBotToken(botCheck).catch(() => null) : undefined
    // Null means that the browser blocks the provider. The message is not `noReply`, which is empty in some forms.
    if (botToken === null) return { ok: false, message: enquiryMessages.botCheck }
    // toFormInput returns a plain object, whose fields defineForm has checked against the call.
    const input = {
      ...toFormInput(definition, values, userId),
      ...(botToken === undefined ? {} : { recaptcha_token: botToken }),
      ...(sendsDeviceId ? { deviceId: getDeviceId() } : {}),
    } as CallInput<Name>
    const reply = await callApi(call, input, isUserCall(call) ? { onExpiredSession: leaveForLogin } : {})
    return reply.ok ? reply : { ...reply, message: reply.message || messages.refused }
  } catch {
    return { ok: false, message: messages.noReply }
  }
}
