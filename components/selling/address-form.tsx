'use client'

import { addressForm } from '@/components/forms/definitions/selling'
import { homeStepHref } from '@/lib/config/routes'
import { AddressFields } from './address-fields'
import { StepForm } from './step-form'
import { useStepForm, type StepFormContext } from './use-step-form'

interface AddressFormProps {
  home: StepFormContext
  defaults: Readonly<Record<string, string>>
}

/** The form for the address of a draft. The address of a home that has been advertised cannot be changed. */
export function AddressForm({ home, defaults }: AddressFormProps) {
  const form = useStepForm(addressForm, home, defaults)
  const { field, getValues, setValue } = form
  return (
    <StepForm
      {...form}
      takeOver={form.checkbox('take_over')}
      href={homeStepHref(home.kind, home.id, 'address')}
      isLive={false}
    >
      <AddressFields field={field} getValues={getValues} setValue={setValue} />
    </StepForm>
  )
}
