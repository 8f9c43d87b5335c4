'use client'

import { useRouter } from 'next/navigation'
import { EmailField } from '@/components/forms/contact-fields'
import { subscribeForm } from '@/components/forms/definitions/newsletter'
import { TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { routes } from '@/lib/config/routes'

/** The limit of newsletterFormSchema. */
const MAX_NAME_CHARACTERS = 100

/** The newsletter form (NEWSL-02 to NEWSL-04). */
export function NewsletterStrip() {
  const router = useRouter()
  const { formProps, hiddenFields, field, problems, isSending } = useDefinedForm(subscribeForm, {
    onDone: () => router.push(routes.thankYouSubscriber),
  })
  return (
    <section aria-labelledby="newsletter-heading" className="mt-10 rounded-lg bg-accent-soft p-5 tablet:p-7">
      <h2 id="newsletter-heading" className="text-xl">
        Our newsletter
      </h2>
      <form {...formProps} className="mt-4 grid gap-5">
        <FormProblems {...problems} />
        <div className="grid gap-5 tablet:grid-cols-2">
          <TextField
            {...field('subscriber_name')}
            required={false}
            label="Name (optional)"
            autoComplete="name"
            maxLength={MAX_NAME_CHARACTERS}
          />
          <EmailField {...field('subscriber_email')} />
        </div>
        <SendButton label="Subscribe" isSending={isSending} />
        {hiddenFields}
      </form>
    </section>
  )
}
