'use client'

import { useActionState } from 'react'
import { Agreement } from '@/components/forms/agreement'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Choice, TextField, Tick } from '@/components/forms/fields'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { emptyForm } from '@/components/forms/plain-form'
import { SendButton } from '@/components/forms/send-button'
import { Honeypot } from '@/components/forms/honeypot'
import { useBotCheck } from '@/components/forms/use-bot-check'
import { useEnquiry } from '@/components/forms/use-enquiry'
import { useHydrated } from '@/components/forms/use-hydrated'
import { useLateForm } from '@/components/forms/use-late-form'
import type { ValuationForm as Values } from '@/lib/contract/enquiry-rules'
import { sendValuation } from './send-valuation'

/** As the fields hold them: the number of bedrooms is an option's text. */
type Typed = Omit<Values, 'number_of_bedrooms'> & { number_of_bedrooms: unknown }

const rules = () => import('./valuation-rules')
const resolver = lazyResolver<Typed, Values>(() => rules().then(({ valuationResolver }) => valuationResolver))
const options = { mode: 'onTouched', shouldFocusError: false, resolver } as const
const BEDROOMS = Array.from({ length: 10 }, (_, index) => String(index + 1))
const order = ['name', 'email', 'contact_no', 'address', 'number_of_bedrooms', 'is_agree'] as const

/**
 * The valuation form (VALUATION-02 … VALUATION-13), sent by the contact call; without JavaScript it
 * is posted to this page. It has no default values: what was typed before React took over stays.
 */
export function ValuationForm() {
  const [plain, post, isPosting] = useActionState(sendValuation, emptyForm)
  const isHydrated = useHydrated()
  const { live, engine, field: control, onSubmit, onBlur, isSending } = useLateForm<Typed, Values>(options)
  const { outcome, send, again } = useEnquiry('valuation', 'Submission failed. Please try again.')
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
  const problem = (name: keyof Typed) => live?.errors[name]?.message ?? plain.errors[name]
  const field = (name: Exclude<keyof Typed, 'is_agree'>) => ({
    id: name,
    error: problem(name),
    defaultValue: plain.values[name],
    required: true,
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
  return (
    <>
      {engine}
      <form
        action={post}
        noValidate={isHydrated}
        onFocus={wake}
        onBlur={onBlur}
        onSubmit={onSubmit(onValid)}
        className="grid gap-5"
      >
        {live?.submitCount || Object.keys(plain.errors).some(Boolean) ? (
          <ErrorSummary lines={lines} attempt={live?.submitCount ?? 0} />
        ) : null}
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
          hint="11 digits, beginning with 0"
          type="tel"
          autoComplete="tel-national"
          maxLength={40}
        />
        <TextField
          {...field('address')}
          label="Address of the property"
          autoComplete="street-address"
          maxLength={300}
        />
        <Choice
          {...field('number_of_bedrooms')}
          defaultValue={plain.values['number_of_bedrooms'] ?? '1'}
          label="Number of bedrooms"
          className="max-w-32"
        >
          {BEDROOMS.map((number) => (
            <option key={number}>{number}</option>
          ))}
        </Choice>
        <Tick
          id="is_agree"
          label={<Agreement />}
          error={problem('is_agree')}
          defaultChecked={plain.values['is_agree'] === 'on'}
          required
          {...control('is_agree')}
        />
        <SendButton label="Request a valuation" isSending={isSending || isPosting} />
        <Honeypot />
        {provider}
      </form>
    </>
  )
}
