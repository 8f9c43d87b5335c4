'use client'

import { useState } from 'react'
import { otpRequestForm } from '@/components/forms/definitions/login'
import { guestOtpMessages, guestSignupForm } from '@/components/forms/definitions/signup'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { sendForm } from '@/components/forms/send-form'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { Button } from '@/components/ui/button'
import type { OtpSent } from './otp-request-form'
import { PersonFields } from './person-fields'
import { useSharedFields, type SharedFieldStore } from './shared-fields'
import { SignupChoices } from './signup-choices'

interface GuestSignupFormProps {
  sharedFields: SharedFieldStore
  /** The account exists, and a one-time password is on its way. */
  onSent: (sent: OtpSent) => void
  /** The account exists, and no one-time password was sent: opens the form above that asks for another. */
  onOpenOtpRequest: () => void
}

/** Registers a guest, and sends the first one-time password at once (SIGNUP-01, SIGNUP-02, SIGNUP-18, SIGNUP-19). */
export function GuestSignupForm({ sharedFields, onSent, onOpenOtpRequest }: GuestSignupFormProps) {
  const [isMade, setMade] = useState(false)
  const form = useDefinedForm(guestSignupForm, {
    onDone: async (_, { email }) => {
      setMade(true)
      const otp = await sendForm(otpRequestForm, { email }, { messages: guestOtpMessages })
      if (!otp.ok) return otp.message
      onSent({ email, message: otp.message })
    },
  })
  const { formProps, hiddenFields, field, checkbox, problems, outcome, isSending, isHydrated } = form
  const shareField = useSharedFields(sharedFields, form)
  if (outcome)
    return (
      <p className="rounded-md bg-good-soft p-4 font-semibold">
        You are registered as a guest. Enter the One Time Password that we have sent you to log in.
      </p>
    )
  return (
    <form {...formProps} onBlur={shareField} className="grid gap-5 noscript:hidden">
      <FormProblems {...problems}>
        {isMade ? (
          <p className="mt-2">
            You are registered.{' '}
            <Button variant="secondary" size="small" onClick={onOpenOtpRequest} className="ml-1">
              Ask for a one time password again
            </Button>
          </p>
        ) : null}
      </FormProblems>
      <PersonFields field={field} />
      <SignupChoices newsletter={checkbox('newsletter')} terms={checkbox('isAgreeTermsCondition')} />
      {/* The form cannot be posted: sent before hydration it would come back empty. */}
      <SendButton label="Register as a guest" isSending={isSending} disabled={isMade || !isHydrated} />
      {hiddenFields}
    </form>
  )
}
