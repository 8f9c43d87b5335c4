'use client'

import { Agreement } from '@/components/forms/agreement'
import { contactForm } from '@/components/forms/definitions/contact'
import { TextArea, TextField, Tick } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'

/** The contact form (CONTACT-04 … CONTACT-15). The agency's reply takes its place. */
export function ContactForm() {
  const { formProps, hiddenFields, field, tick, problems, banner, dismiss, isSending, isValid } =
    useDefinedForm(contactForm)
  if (banner) return <OutcomeBanner outcome={banner} again={dismiss} />
  return (
    <form {...formProps} className="grid gap-5">
      {/* The button waits until nothing is wrong (CONTACT-10), so that there is no summary to show. */}
      <FormProblems {...problems} lines={[]} />
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
      <Tick {...tick('is_agree')} required label={<Agreement />} />
      <SendButton label="Send message" isSending={isSending} disabled={!isValid} startsDisabled />
      {hiddenFields}
    </form>
  )
}
