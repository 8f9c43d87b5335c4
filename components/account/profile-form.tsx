'use client'

import { useRouter } from 'next/navigation'
import { FirstNameField, LastNameField, UkPhoneField } from '@/components/forms/contact-fields'
import { profileForm } from '@/components/forms/definitions/account'
import { SelectField } from '@/components/forms/fields'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { checkSession } from '@/lib/browser/session'
import { buyingPositions, titles } from '@/lib/config/account-options'
import type { UserData } from '@/lib/contract/account'
import { FormFooter, FormHeader } from './form-frame'

/** Edits the profile (B-03), with the rules and messages of the signup. */
export function ProfileForm({ user }: { user: UserData }) {
  const router = useRouter()
  const { title, first_name, last_name, mobile, buying_position } = user
  const { formProps, hiddenFields, field, problems, dismissOutcome, ...state } = useDefinedForm(profileForm, {
    userId: user.id,
    defaults: { title, first_name, last_name, mobile, buying_position },
    draftKey: `profile-${user.id}`,
    onDone: () => {
      // The check of the session updates the name in local storage.
      void checkSession()
      // Without a refresh, Back would show the former details from the router's cache.
      router.refresh()
    },
  })
  return (
    <form {...formProps} onInput={dismissOutcome} className="grid max-w-xl gap-5">
      <h2 className="sr-only">Your details</h2>
      <FormHeader problems={problems} isRestored={state.isRestored} />
      <SelectField {...field('title')} label="Title" autoComplete="honorific-prefix">
        <option value="">Choose</option>
        {titles.map((title) => (
          <option key={title}>{title}</option>
        ))}
      </SelectField>
      <FirstNameField {...field('first_name')} />
      <LastNameField {...field('last_name')} />
      <UkPhoneField {...field('mobile')} label="Mobile number" />
      <SelectField
        {...field('buying_position')}
        label="Your position"
        hint="It decides what we suggest to you first"
      >
        <option value="">Choose</option>
        {Object.entries(buyingPositions).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <FormFooter
        label="Save your details"
        busyLabel="Saving…"
        outcome={state.outcome}
        refusal={problems.refusal}
        isSending={state.isSending}
      />
      {hiddenFields}
    </form>
  )
}
