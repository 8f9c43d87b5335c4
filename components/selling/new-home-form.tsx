'use client'

import { useRouter } from 'next/navigation'
import { newHomeForm } from '@/components/forms/definitions/selling'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { LoginNote } from '@/components/forms/login-note'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { homeStepHref } from '@/lib/config/routes'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { AddressFields } from './address-fields'

interface NewHomeFormProps {
  kind: ListingKind
  packageDef: string
  userId: number
}

/** The form of the first step of a new home. A visitor fills it in before the login (D-20). */
export function NewHomeForm({ kind, packageDef, userId }: NewHomeFormProps) {
  const router = useRouter()
  const { formProps, hiddenFields, field, problems, isSending, isRestored, getValues, setValue } =
    useDefinedForm(newHomeForm, {
      userId,
      hidden: { kind, package_def: packageDef },
      onDone: ({ data }) => router.push(homeStepHref(kind, data.property_id, 'home')),
    })
  return (
    <form {...formProps} className="grid max-w-2xl gap-5">
      <FormProblems {...problems} />
      <AddressFields field={field} getValues={getValues} setValue={setValue} />
      <LoginNote userId={userId} isRestored={isRestored}>
        Saved in your account at every step: go on whenever you like, on any device.
      </LoginNote>
      <SendButton label="Save and continue" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
