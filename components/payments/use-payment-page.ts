'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '@/lib/browser/call-api'
import { leaveToLogin } from '@/lib/browser/leave-to-login'
import { routes } from '@/lib/config/routes'
import type { Reply } from '@/lib/contract/call'
import type { PaymentRecord } from '@/lib/contract/payments'
import { errors } from '@/lib/errors'
import { paymentVariants, TENANT_PAYMENT, type PaymentVariant } from './payment-variants'

interface PaymentDetails {
  reason: string
  pounds: number
}

export interface PaymentState {
  /** The name of the session until the user's data are loaded; '' if they could not be loaded (PAY-22). */
  firstName: string
  /** Messages for the alert box about data that could not be loaded (PAY-21, D-135). */
  failures: readonly string[]
  details: PaymentDetails | null
  record: PaymentRecord | null
  isRecordRefused: boolean
}

const options = { onExpiredSession: leaveToLogin }

/** Turns an outage into a refusal with a message, so that the page shows it. */
const withOutageMessage = <T>(reply: Promise<Reply<T>>): Promise<Reply<T>> =>
  reply.catch(() => ({ ok: false, message: errors.outage.message }))

interface PaymentPage {
  variant: PaymentVariant
  userId: number
  listingId: number
  /** The user's first name, as the session has it. */
  sessionName: string
}

/** Loads the data and creates the payment record (PAY-12) in the browser (PAY-18). Shows each reply as it arrives. */
export function usePaymentPage({ variant, userId, listingId, sessionName }: PaymentPage): PaymentState {
  const router = useRouter()
  const { detailsCall, recordCall } = paymentVariants[variant]
  const [state, setState] = useState<PaymentState>({
    firstName: sessionName,
    failures: [],
    details: detailsCall ? null : TENANT_PAYMENT,
    record: null,
    isRecordRefused: false,
  })
  const hasStarted = useRef(false)

  const updateState = (changes: Partial<PaymentState>) => setState((current) => ({ ...current, ...changes }))
  const addFailure = (message: string) =>
    setState((current) => ({ ...current, failures: [...new Set([...current.failures, message])] }))

  const readUser = async () => {
    const reply = await withOutageMessage(callApi('getUserData', { user_id: userId }, options))
    updateState({ firstName: reply.ok ? reply.data.first_name : '' })
    if (!reply.ok) addFailure(reply.message)
  }
  const readDetails = async () => {
    if (!detailsCall) return
    const reply = await withOutageMessage(callApi(detailsCall, {}, options))
    if (reply.ok) updateState({ details: { reason: reply.data.val, pounds: reply.data.price } })
    else addFailure(reply.message)
  }
  const createRecord = async () => {
    const input = { user_id: userId, property_id: listingId }
    const reply = await withOutageMessage(callApi(recordCall, input, options))
    if (reply.ok) return updateState({ record: reply.data })
    updateState({ isRecordRefused: true })
    // The specification redirects from a sale's page only; the other pages stay and show why (PAY-13, PAY-14, D-123).
    if (variant === 'sale') router.replace(routes.account)
    else addFailure(reply.message)
  }

  // The ref makes the effect run once, although its functions are new at each render.
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void readUser()
    void readDetails()
    void createRecord()
  })
  return state
}
