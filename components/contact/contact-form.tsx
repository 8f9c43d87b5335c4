'use client'

import { useActionState } from 'react'
import { Agreement } from '@/components/forms/agreement'
import { TextArea, TextField, Tick } from '@/components/forms/fields'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { emptyForm } from '@/components/forms/plain-form'
import { SendButton } from '@/components/forms/send-button'
import { Honeypot } from '@/components/forms/honeypot'
import { useBotCheck } from '@/components/forms/use-bot-check'
import { useEnquiry } from '@/components/forms/use-enquiry'
import { useHydrated } from '@/components/forms/use-hydrated'
import { useLateForm } from '@/components/forms/use-late-form'
import type { ContactForm as Values } from '@/lib/contract/enquiry-rules'
import { sendContact } from './send-contact'

const resolver = lazyResolver<Values, Values>(() =>
  import('./contact-rules').then((rules) => rules.contactResolver),
)
const options = { mode: 'onTouched', resolver, watchesValid: true } as const

/**
 * The contact form (CONTACT-04 … CONTACT-15). With JavaScript it is sent by the contact call;
 * without, it is posted to this page, which comes back with the answer and what was typed.
 * It has no default values: what was typed before React took over stays.
 */
export function ContactForm() {
  const [plain, post, isPosting] = useActionState(sendContact, emptyForm)
  const isHydrated = useHydrated()
  const { live, engine, field: control, onSubmit, onBlur, isSending, isValid } = useLateForm<Values>(options)
  const { outcome, send, again } = useEnquiry('contact')
  const { wake, provider } = useBotCheck()

  const shown = outcome ?? plain.outcome
  // The engine keeps what was typed while the outcome stands in the form's place.
  if (shown)
    return (
      <>
        {engine}
        <OutcomeBanner outcome={shown} again={again} />
      </>
    )
  const problem = (name: keyof Values) => live?.errors[name]?.message ?? plain.errors[name]
  const field = (name: Exclude<keyof Values, 'is_agree'>) => ({
    id: name,
    error: problem(name),
    defaultValue: plain.values[name],
    required: true,
    ...control(name),
  })
  return (
    <>
      {engine}
      <form
        action={post}
        noValidate={isHydrated}
        onFocus={wake}
        onBlur={onBlur}
        onSubmit={onSubmit(send)}
        className="grid gap-5"
      >
        {plain.errors[''] ? (
          <p role="alert" className="rounded-md bg-bad-soft p-4 font-semibold">
            {plain.errors['']}
          </p>
        ) : null}
        <TextField {...field('name')} label="Name" autoComplete="name" maxLength={200} />
        <TextField
          {...field('email')}
          label="Email address"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <TextField
          {...field('contact_no')}
          label="Contact number"
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
        <TextArea {...field('message')} label="Message" maxLength={5_000} />
        <Tick
          id="is_agree"
          label={<Agreement />}
          error={plain.errors['is_agree']}
          defaultChecked={plain.values['is_agree'] === 'on'}
          required
          {...control('is_agree')}
        />
        <SendButton
          label="Send message"
          isSending={isSending || isPosting}
          disabled={!isValid}
          startsDisabled
        />
        <Honeypot />
        {provider}
      </form>
    </>
  )
}
