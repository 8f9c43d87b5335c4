'use client'

import { useRouter } from 'next/navigation'
import { TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { SendButton } from '@/components/forms/send-button'
import { useBotCheck } from '@/components/forms/use-bot-check'
import { useRuledForm } from '@/components/forms/use-ruled-form'
import { routes } from '@/lib/config/routes'
import type { NewsletterForm as Values } from '@/lib/contract/account-rules'
import { subscribe } from './auth-calls'

/** As typed: an empty name is none. */
type Typed = { subscriber_name?: string; subscriber_email: string }

const resolver = lazyResolver<Typed, Values>(() =>
  import('./rules').then((rules) => rules.newsletterResolver),
)
const names = ['subscriber_name', 'subscriber_email'] as const

/** The newsletter's strip (NEWSL-02 to NEWSL-04). */
export function NewsletterStrip() {
  const router = useRouter()
  const { field, onSubmit, onBlur, engine, isSending, noValidate, problems } = useRuledForm<Typed, Values>({
    id: 'newsletter',
    names,
    resolver,
  })
  const { wake, provider } = useBotCheck()
  const send = onSubmit(async (values) => {
    const reply = await subscribe(values)
    if (!reply.ok) return reply.message
    router.push(routes.thankYouSubscriber)
    return null
  })
  return (
    <section aria-labelledby="newsletter-heading" className="mt-10 rounded-lg bg-accent-soft p-5 tablet:p-7">
      <h2 id="newsletter-heading" className="text-xl">
        Our newsletter
      </h2>
      <form
        method="post"
        noValidate={noValidate}
        onFocus={wake}
        onBlur={onBlur}
        onSubmit={send}
        className="mt-4 grid gap-5"
      >
        <FormProblems {...problems} />
        <div className="grid gap-5 tablet:grid-cols-2">
          <TextField
            {...field('subscriber_name')}
            required={false}
            label="Name (optional)"
            autoComplete="name"
            maxLength={100}
          />
          <TextField
            {...field('subscriber_email')}
            label="Email address"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </div>
        <SendButton label="Subscribe" isSending={isSending} />
        {provider}
        {engine}
      </form>
    </section>
  )
}
