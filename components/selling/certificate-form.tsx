'use client'

import { certificateForm } from '@/components/forms/definitions/selling'
import { SelectField, TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { RestoredNote } from '@/components/forms/restored-note'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useStepMessage } from '@/components/forms/use-step-message'
import { lettingCertificates, nameCertificate } from '@/lib/domain/letting-certificate'
import type { Nation } from '@/lib/domain/nation'

interface CertificateFormProps {
  userId: number
  listingId: number
  nation: Nation
}

/** The form in which a landlord records the last valid day of a certificate. */
export function CertificateForm({ userId, listingId, nation }: CertificateFormProps) {
  const { showDone, hideMessage, messageBox } = useStepMessage()
  const { formProps, hiddenFields, field, problems, isSending, isRestored } = useDefinedForm(
    certificateForm,
    {
      userId,
      hidden: { id: String(listingId) },
      draftKey: `certificate-${listingId}-${userId}`,
      onDone: () => showDone('Saved. The list above shows it.'),
    },
  )
  return (
    <div onSubmit={hideMessage} className="mt-3 grid gap-4">
      {messageBox}
      <form {...formProps} className="grid max-w-xl gap-5">
        <FormProblems {...problems} />
        {isRestored ? <RestoredNote action="save" /> : null}
        <SelectField {...field('certificate')} label="Certificate">
          <option value="">Please select</option>
          {lettingCertificates.map((certificate) => (
            <option key={certificate} value={certificate}>
              {nameCertificate(certificate, nation)}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('state')} label="How it stands">
          <option value="">Please select</option>
          <option value="valid">Valid until the day below</option>
          <option value="not_needed">Not needed: no reminders</option>
        </SelectField>
        <TextField
          {...field('day')}
          label="Last valid day"
          hint="As on the certificate. Leave it empty if none is needed"
          type="date"
        />
        <SendButton label="Record this certificate" isSending={isSending} />
        {hiddenFields}
      </form>
    </div>
  )
}
