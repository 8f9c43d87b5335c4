'use client'

import { salePriceForm } from '@/components/forms/definitions/selling'
import { SelectField, TextField } from '@/components/forms/fields'
import { homeStepHref } from '@/lib/config/routes'
import { MAX_AMOUNT_CHARACTERS } from '@/lib/domain/amount'
import { StepForm } from './step-form'
import { useStepForm, type StepFormContext } from './use-step-form'

interface PriceFormProps {
  home: StepFormContext
  defaults: Readonly<Record<string, string>>
}

/** The price qualifiers that an owner may choose, with their names. */
const qualifiers = [
  ['price', 'The price, without a word beside it'],
  ['offers-over', 'Offers over'],
  ['offers-in-excess-of', 'Offers in excess of'],
  ['offers-in-the-region-of', 'Offers in the region of'],
  ['guide-price', 'Guide price'],
  ['fixed-price', 'Fixed price'],
  ['poa', 'Price on application'],
] as const

/** The form for the price of a home that is not live. PriceChangeForm changes the price of a live one. */
export function PriceForm({ home, defaults }: PriceFormProps) {
  const form = useStepForm(salePriceForm, home, defaults)
  const { field } = form
  return (
    <StepForm
      {...form}
      takeOver={form.checkbox('take_over')}
      href={homeStepHref(home.kind, home.id, 'price')}
      isLive={false}
    >
      <TextField
        {...field('price')}
        required={false}
        label="Asking price in pounds"
        hint="You may write 350k or £350,000"
        // On a keyboard for numbers, nobody could type the letter of '350k'.
        inputMode="text"
        autoComplete="off"
        maxLength={MAX_AMOUNT_CHARACTERS}
      />
      <SelectField
        {...field('price_options')}
        label="How the price is meant"
        hint="Buyers must be told a price where there is one: choose “on application” only if you have none in mind"
      >
        {/* The list lacks qualifiers that only the agency may set. Without this option, its first one would be selected. */}
        {qualifiers.some(([value]) => value === defaults['price_options']) ? null : (
          <option value="">Please choose</option>
        )}
        {qualifiers.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </StepForm>
  )
}
