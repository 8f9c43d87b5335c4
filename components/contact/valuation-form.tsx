'use client'

import { Agreement } from '@/components/forms/agreement'
import { valuationForm } from '@/components/forms/definitions/valuation'
import { Choice, TextField, Tick } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'

const BEDROOMS = Array.from({ length: 10 }, (_, index) => String(index + 1))
const defaults = { number_of_bedrooms: '1' }

/** The valuation form (VALUATION-02 … VALUATION-13). The agency's reply takes its place. */
export function ValuationForm() {
  const { formProps, hiddenFields, field, tick, problems, banner, dismiss, isSending } = useDefinedForm(
    valuationForm,
    { defaults },
  )
  if (banner) return <OutcomeBanner outcome={banner} again={dismiss} />
  return (
    <form {...formProps} className="grid gap-5">
      <FormProblems {...problems} />
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
      <Choice {...field('number_of_bedrooms')} label="Number of bedrooms" className="max-w-32">
        {BEDROOMS.map((number) => (
          <option key={number}>{number}</option>
        ))}
      </Choice>
      <Tick {...tick('is_agree')} required label={<Agreement />} />
      <SendButton label="Request a valuation" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
