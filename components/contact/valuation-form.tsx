'use client'

import { AgreementLabel } from '@/components/forms/agreement-label'
import { EmailField, NameField, UkPhoneField } from '@/components/forms/contact-fields'
import { valuationForm } from '@/components/forms/definitions/valuation'
import { CheckboxField, SelectField, TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'

/** The longest address that the form's schema accepts. */
const MAX_ADDRESS_CHARACTERS = 300
/** '1' to '10', the numbers that the form's schema accepts. */
const BEDROOMS = Array.from({ length: 10 }, (_, index) => String(index + 1))

/** The valuation form (VALUATION-02 … VALUATION-13). The agency's reply replaces the form. */
export function ValuationForm({ bedrooms = 1 }: { bedrooms?: number }) {
  const { formProps, hiddenFields, field, checkbox, problems, banner, dismissOutcome, isSending } =
    useDefinedForm(valuationForm, { defaults: { number_of_bedrooms: String(bedrooms) } })
  if (banner) return <OutcomeBanner outcome={banner} onBack={dismissOutcome} />
  return (
    <form {...formProps} className="grid gap-5">
      <FormProblems {...problems} />
      <TextField
        {...field('address')}
        label="Address of the property"
        autoComplete="street-address"
        maxLength={MAX_ADDRESS_CHARACTERS}
      />
      <SelectField {...field('number_of_bedrooms')} label="Number of bedrooms" className="max-w-32">
        {BEDROOMS.map((number) => (
          <option key={number}>{number}</option>
        ))}
      </SelectField>
      <NameField {...field('name')} />
      <EmailField {...field('email')} />
      <UkPhoneField {...field('contact_no')} label="Contact number" />
      <CheckboxField {...checkbox('is_agree')} required label={<AgreementLabel />} />
      <SendButton label="Request a valuation" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
