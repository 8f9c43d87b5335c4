'use client'

import { useRouter } from 'next/navigation'
import type { Sender } from '@/components/forms/define-form'
import { newHomeForm } from '@/components/forms/definitions/selling'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { SenderNote } from '@/components/forms/sender-note'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { homeStepHref } from '@/lib/config/routes'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { AddressFields } from './address-fields'

interface NewHomeFormProps {
  kind: ListingKind
  packageDef: string
  sender: Sender
}

/** The form for the first step of a new home. Visitors may fill it in before they log in (D-20). */
export function NewHomeForm({ kind, packageDef, sender }: NewHomeFormProps) {
  const router = useRouter()
  const { formProps, hiddenFields, field, problems, isSending, isRestored, getValues, setValue } =
    useDefinedForm(newHomeForm, {
      sender,
      hidden: { kind, package_def: packageDef },
      onDone: ({ data }) => router.push(homeStepHref(kind, data.property_id, 'home')),
    })
  return (
    <form {...formProps} className="grid max-w-2xl gap-5">
      <FormProblems {...problems} />
      <AddressFields field={field} getValues={getValues} setValue={setValue} />
      <SenderNote sender={sender} isRestored={isRestored}>
        Saved in your account at every step: go on whenever you like, on any device.
      </SenderNote>
      <SendButton label="Save and continue" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
