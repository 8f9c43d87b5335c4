'use client'

import { useRouter } from 'next/navigation'
import { preferencesForm } from '@/components/forms/definitions/account'
import { CheckboxField } from '@/components/forms/fields'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import type { PreferencesForm as Preferences } from '@/lib/contract/account-rules'
import { FormFooter, FormHeader } from './form-frame'

const choices = [
  [
    'newsletter',
    'The newsletter',
    'News, guides and the market, now and then. Every issue has a link to unsubscribe.',
  ],
  ['notify_messages', 'An email when there is a message for me', 'Without it you see messages here only.'],
  [
    'notify_logins',
    'An email when somebody logs in from a new device',
    'So that you know at once if it was not you.',
  ],
] as const

export function PreferencesForm({ userId, preferences }: { userId: number; preferences: Preferences }) {
  const router = useRouter()
  const { formProps, hiddenFields, checkbox, problems, dismissOutcome, ...state } = useDefinedForm(
    preferencesForm,
    {
      userId,
      defaults: { ...preferences },
      draftKey: `preferences-${userId}`,
      // Without a refresh, Back would show the former choices from the router's cache.
      onDone: () => router.refresh(),
    },
  )
  return (
    <form {...formProps} onInput={dismissOutcome} className="grid max-w-xl gap-5">
      <FormHeader problems={problems} isRestored={state.isRestored} />
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-muted">
          Tick what we may send you. Emails that your account needs, such as a code to log in, are always
          sent.
        </legend>
        {choices.map(([name, label, hint]) => (
          <CheckboxField
            key={name}
            {...checkbox(name)}
            label={
              <>
                <span className="font-semibold">{label}</span>
                <span className="block text-sm text-muted">{hint}</span>
              </>
            }
          />
        ))}
      </fieldset>
      <FormFooter
        label="Save your choices"
        busyLabel="Saving…"
        outcome={state.outcome}
        refusal={problems.refusal}
        isSending={state.isSending}
      />
      {hiddenFields}
    </form>
  )
}
