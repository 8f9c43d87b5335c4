'use client'

import { useActionState } from 'react'
import { Choice, TextField } from '@/components/forms/fields'
import { emptyForm } from '@/components/forms/plain-form'
import { callOwn } from '@/lib/browser/call-own'
import { checkSession } from '@/lib/browser/session'
import { buyingPositions, titles } from '@/lib/config/account-options'
import type { UserData } from '@/lib/contract/account'
import type { ProfileForm as Profile } from '@/lib/contract/account-rules'
import { done } from './done-words'
import { FormEnd } from './form-end'
import { FormStart } from './form-start'
import { checkWith, loadRules } from './load-rules'
import { saveProfile } from './posts/save-profile'
import { useOwnForm } from './use-own-form'

/** Who somebody is (B-03), by the rules and in the words of the signup. */
export function ProfileForm({ user }: { user: UserData }) {
  const [plain, post] = useActionState(saveProfile, emptyForm)
  const form = useOwnForm<Profile>({
    draft: `profile-${user.id}`,
    plain,
    check: (typed) => checkWith((rules) => rules.checkProfile(typed), { ok: true, valid: typed as Profile }),
    send: (profile) => callOwn('updateProfile', { ...profile, user_id: user.id }),
    done: done.profile,
    // The name in local storage follows.
    onDone: () => void checkSession(),
  })
  const field = (name: keyof Profile) => ({
    id: name,
    name,
    error: form.problems[name],
    defaultValue: plain.values[name] ?? user[name],
    required: true,
  })
  return (
    <form {...form.bind} action={post} onFocus={() => void loadRules()} className="grid max-w-xl gap-5">
      <h2 className="sr-only">Your details</h2>
      <FormStart form={form} />
      <Choice {...field('title')} label="Title" autoComplete="honorific-prefix">
        <option value="">Choose</option>
        {titles.map((title) => (
          <option key={title}>{title}</option>
        ))}
      </Choice>
      <TextField {...field('first_name')} label="First name" autoComplete="given-name" maxLength={100} />
      <TextField {...field('last_name')} label="Last name" autoComplete="family-name" maxLength={100} />
      <TextField
        {...field('mobile')}
        label="Mobile number"
        hint="A UK number of 11 digits, starting with 0"
        type="tel"
        autoComplete="tel-national"
        maxLength={20}
      />
      <Choice
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
      </Choice>
      <FormEnd label="Save your details" busy="Saving…" form={form} />
    </form>
  )
}
