'use client'

import { useActionState } from 'react'
import { emptyForm } from '@/components/forms/plain-form'
import { Tick } from '@/components/forms/fields'
import { callOwn } from '@/lib/browser/call-own'
import type { Preferences } from '@/lib/contract/account'
import { done } from './done-words'
import { FormEnd } from './form-end'
import { FormStart } from './form-start'
import { savePreferences } from './posts/save-preferences'
import { useOwnForm } from './use-own-form'

const choices = [
  [
    'newsletter',
    'The newsletter',
    'News, guides and the market, now and then. Every issue has a link to leave it.',
  ],
  ['notify_messages', 'An email when there is a message for me', 'Without it you see messages here only.'],
  [
    'notify_logins',
    'An email when somebody logs in from a new device',
    'So that you know at once if it was not you.',
  ],
] as const

/** What somebody wants to be told by email. */
export function PreferencesForm({ userId, preferences }: { userId: number; preferences: Preferences }) {
  const [plain, post] = useActionState(savePreferences, emptyForm)
  const form = useOwnForm<Preferences>({
    draft: `preferences-${userId}`,
    plain,
    send: (wanted) => callOwn('updatePreferences', { ...wanted, user_id: userId }),
    done: done.preferences,
  })
  return (
    <form {...form.bind} action={post} className="grid max-w-xl gap-5">
      <FormStart form={form} />
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-muted">
          Tick what we may send you. What your account needs, such as a code to log in, comes in any case.
        </legend>
        {choices.map(([name, label, hint]) => (
          <Tick
            key={name}
            id={name}
            name={name}
            label={
              <>
                <span className="font-semibold">{label}</span>
                <span className="block text-sm text-muted">{hint}</span>
              </>
            }
            defaultChecked={plain.errors[''] ? plain.values[name] === 'on' : preferences[name]}
          />
        ))}
      </fieldset>
      <FormEnd label="Save your choices" busy="Saving…" form={form} />
    </form>
  )
}
