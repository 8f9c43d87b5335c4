'use client'

import { useState } from 'react'
import { otpRequestForm } from '@/components/forms/definitions/login'
import { guestOtpMessages, guestSignupForm } from '@/components/forms/definitions/signup'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { sendForm } from '@/components/forms/send-form'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { Button } from '@/components/ui/button'
import type { SentOtp } from './otp-request-form'
import { PersonFields } from './person-fields'
import { useSharedFields, type SharedFieldStore } from './shared-fields'
import { SignupChoices } from './signup-choices'

interface GuestSignupFormProps {
  sharedFields: SharedFieldStore
  /** Called when the guest is registered and the one-time password is sent. */
  onOtpSent: (otp: SentOtp) => void
  /** Opens the form that requests a one-time password. Called when the guest was registered but no code was sent. */
  onOpenOtpRequest: () => void
}

/** Registers a guest, and requests the first one-time password (SIGNUP-01, SIGNUP-02, SIGNUP-19). */
export function GuestSignupForm({ sharedFields, onOtpSent, onOpenOtpRequest }: GuestSignupFormProps) {
  const [isRegistered, setRegistered] = useState(false)
  const form = useDefinedForm(guestSignupForm, {
    onDone: async (_, { email }) => {
      setRegistered(true)
      const otp = await sendForm(otpRequestForm, { email }, { messages: guestOtpMessages })
      // The form shows the returned message as its error.
      if (!otp.ok) return otp.message
      onOtpSent({ email, message: otp.message })
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
        {isRegistered ? (
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
      {/* Disabled before hydration, because the form cannot be posted without JavaScript. */}
      <SendButton label="Register as a guest" isSending={isSending} disabled={isRegistered || !isHydrated} />
      {hiddenFields}
    </form>
  )
}
