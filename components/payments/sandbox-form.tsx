'use client'

import { confirmInSandboxForm, payInSandboxForm } from '@/components/forms/definitions/payments'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { navigation } from '@/lib/browser/navigation'
import { paymentRoutes } from '@/lib/config/payment-routes'
import type { CallOutput } from '@/lib/contract'
import { sandboxCards } from '@/lib/domain/sandbox-card'

/** Groups the digits of a card number, as in '4242 4242 4242 4242'. */
const groupDigits = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

const goToNextPage = (
  { outcome, url }: CallOutput<'payInSandbox'>,
  { id, card_number: cardNumber }: { id: string; card_number: string },
) => {
  if (outcome === 'authentication') navigation.to(paymentRoutes.sandboxBank(id, cardNumber))
  // The sandbox is a page of this site, so the path suffices.
  else if (url) navigation.to(new URL(url).pathname)
}

/** Pays with one of the test cards. After a declined card the payer can choose another. */
export function SandboxForm({ sessionId, payLabel }: { sessionId: string; payLabel: string }) {
  const { formProps, hiddenFields, field, problems, isSending } = useDefinedForm(payInSandboxForm, {
    hidden: { id: sessionId },
    onDone: ({ data }, values) => goToNextPage(data, values),
  })
  const { defaultValue, error, id, ...radio } = field('card_number')
  return (
    <form {...formProps} className="grid gap-5">
      <FormProblems {...problems} />
      <fieldset
        // A fieldset without this role may not have aria-invalid.
        role="radiogroup"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="grid gap-2"
      >
        <legend className="mb-2 font-semibold">Choose a test card</legend>
        {error ? (
          <p id={`${id}-error`} className="text-sm font-semibold text-bad">
            {error}
          </p>
        ) : null}
        {/* The first radio button has the id to which the error summary links. */}
        {sandboxCards.map(({ number, name }, index) => (
          <label
            key={number}
            className="flex min-h-12 items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-2 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              {...radio}
              type="radio"
              id={index === 0 ? id : undefined}
              value={number}
              defaultChecked={defaultValue === number}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="grid">
              <span>{name}</span>
              <span className="text-sm text-muted tabular-nums">{groupDigits(number)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {hiddenFields}
      <SendButton label={payLabel} isSending={isSending} />
    </form>
  )
}

/** The confirmation that a test card's bank asks for before the payment. */
export function SandboxBankForm({ sessionId, cardNumber }: { sessionId: string; cardNumber: string }) {
  const { formProps, hiddenFields, problems, isSending } = useDefinedForm(confirmInSandboxForm, {
    hidden: { id: sessionId, card_number: cardNumber },
    onDone: ({ data }, values) => goToNextPage(data, values),
  })
  return (
    <form {...formProps} className="grid gap-5">
      <FormProblems {...problems} />
      <p className="max-w-[50ch]">
        The bank of this card wants to know that it is you. A real bank would ask in its own app; here a
        button does.
      </p>
      {hiddenFields}
      <SendButton label="Yes, it is me: pay" isSending={isSending} />
    </form>
  )
}
