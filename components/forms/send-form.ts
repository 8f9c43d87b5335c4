import type { FieldValues } from 'react-hook-form'
import { getBotToken } from '@/lib/browser/bot-check'
import { callApi } from '@/lib/browser/call-api'
import { getDeviceId } from '@/lib/browser/device-id'
import type { CallInput, CallName, CallOutput } from '@/lib/contract'
import type { Reply } from '@/lib/contract/call'
import { isUserCall } from '@/lib/contract/paths'
import { callInput, VISITOR, type FormDefinition, type Sender } from './define-form'
import type { FormMessages } from './form-state'

/** Loaded when it happens, because public forms never need it. */
const onExpiredSession = async (): Promise<never> =>
  (await import('@/lib/browser/expired-session')).leaveExpiredSession()

interface Options {
  sender?: Sender
  /** In place of the definition's, where a form is sent as a part of another. */
  messages?: FormMessages
}

/**
 * Sends valid values of a form from the browser. It never throws: every refusal and failure is a
 * reply with a message of the form (0 §8, D-40).
 */
export async function sendForm<Name extends CallName, Values extends FieldValues, Valid>(
  definition: FormDefinition<Name, Values, Valid>,
  values: Valid,
  { sender = VISITOR, messages = definition.messages }: Options = {},
): Promise<Reply<CallOutput<Name>>> {
  const { call, botCheck, sendsDeviceId } = definition
  try {
    const input = {
      ...callInput(definition, values, sender),
      ...(botCheck ? { recaptcha_token: await getBotToken(botCheck) } : {}),
      ...(sendsDeviceId ? { deviceId: getDeviceId() } : {}),
    } as CallInput<Name>
    const reply = await callApi(call, input, isUserCall(call) ? { onExpiredSession } : {})
    return reply.ok ? reply : { ...reply, message: reply.message || messages.refused }
  } catch {
    return { ok: false, message: messages.lost }
  }
}
