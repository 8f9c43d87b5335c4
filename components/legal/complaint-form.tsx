'use client'

import { useActionState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Choice, TextArea, TextField, Tick } from '@/components/forms/fields'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { emptyForm } from '@/components/forms/plain-form'
import { SendButton } from '@/components/forms/send-button'
import { Honeypot } from '@/components/forms/honeypot'
import { useBotCheck } from '@/components/forms/use-bot-check'
import { useEnquiry } from '@/components/forms/use-enquiry'
import { useHydrated } from '@/components/forms/use-hydrated'
import { useLateForm } from '@/components/forms/use-late-form'
import { routes } from '@/lib/config/routes'
import type { DataComplaintForm as Values } from '@/lib/contract/enquiry-rules'
import { sendComplaint } from './send-complaint'

const rules = () => import('./complaint-rules')
const resolver = lazyResolver<Values, Values>(() =>
  rules().then(({ complaintResolver }) => complaintResolver),
)
const options = { mode: 'onTouched', shouldFocusError: false, resolver } as const
const order = ['name', 'email', 'contact_no', 'subject', 'details', 'wish', 'is_agree'] as const

/**
 * A complaint about personal data in electronic form (Data (Use and Access) Act 2025), sent by the
 * contact call; without JavaScript it is posted to this page. What was typed stays until it is accepted.
 */
export function ComplaintForm({ subjects }: { subjects: readonly string[] }) {
  const [plain, post, isPosting] = useActionState(sendComplaint, emptyForm)
  const isHydrated = useHydrated()
  const { live, engine, field: control, onSubmit, onBlur, isSending } = useLateForm<Values>(options)
  const { outcome, send, again } = useEnquiry(
    'data_complaint',
    'Your complaint could not be sent. Please try again, or write to us by e-mail.',
  )
  const { wake, provider } = useBotCheck()

  const shown = outcome ?? plain.outcome
  // The engine keeps what was typed while the outcome stands in the form's place.
  if (shown?.ok)
    return (
      <>
        {engine}
        <OutcomeBanner outcome={shown} />
      </>
    )
  const problem = (name: keyof Values) => live?.errors[name]?.message ?? plain.errors[name]
  const field = (name: Exclude<keyof Values, 'is_agree'>) => ({
    id: name,
    error: problem(name),
    defaultValue: plain.values[name],
    ...control(name),
  })
  const lines = order.flatMap((name) => {
    const message = problem(name)
    return message ? [{ id: name, message }] : []
  })
  const onValid = async (values: Values) => {
    const { contactOf } = await rules()
    if ((await send(contactOf(values)))?.ok) live?.reset()
  }
  const refusal = shown?.message ?? plain.errors['']
  return (
    <>
      {engine}
      <form
        action={post}
        noValidate={isHydrated}
        onFocus={wake}
        onChange={outcome ? again : undefined}
        onBlur={onBlur}
        onSubmit={onSubmit(onValid)}
        className="grid gap-5"
      >
        {live?.submitCount || Object.keys(plain.errors).some(Boolean) ? (
          <ErrorSummary lines={lines} attempt={live?.submitCount ?? 0} />
        ) : null}
        {refusal ? (
          <p role="alert" className="rounded-md bg-bad-soft p-4 font-semibold">
            {refusal}
          </p>
        ) : null}
        <TextField {...field('name')} required label="Name" autoComplete="name" maxLength={200} />
        <TextField
          {...field('email')}
          required
          label="Email address"
          hint="We send our acknowledgement and answer here."
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <TextField
          {...field('contact_no')}
          label="Telephone (optional)"
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
        <Choice {...field('subject')} required label="What is it about?">
          <option value="">Choose one</option>
          {subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </Choice>
        <TextArea
          {...field('details')}
          required
          label="What happened?"
          hint="When, who was concerned, and the address or reference if there is one. Please leave out card numbers and passwords."
          maxLength={4_000}
        />
        <TextArea {...field('wish')} label="What would put it right? (optional)" rows={3} maxLength={500} />
        <Tick
          id="is_agree"
          label={
            <>
              You may use what I have written to look into my complaint, as the{' '}
              <a href={routes.privacy} target="_blank" rel="noopener" className="underline">
                privacy policy
              </a>{' '}
              says (opens in a new tab)
            </>
          }
          error={problem('is_agree')}
          defaultChecked={plain.values['is_agree'] === 'on'}
          required
          {...control('is_agree')}
        />
        <SendButton label="Send complaint" isSending={isSending || isPosting} />
        <Honeypot />
        {provider}
      </form>
    </>
  )
}
