'use client'

import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import type { PlainForm } from '@/components/forms/plain-form'
import type { Outcome } from '@/components/forms/use-enquiry'
import { takeDraft } from '@/lib/browser/draft'
import type { Reply } from '@/lib/contract/call'
import { useHydrated } from '@/components/forms/use-hydrated'
import { fillForm, typedIn, type Typed } from './form-values'
import type { Checked } from './rules'

export const NO_ANSWER =
  'We got no answer, so nothing is saved yet. What you typed is still here: please try again in a moment.'

interface Options<Valid> {
  /** Name by which what was typed is kept over a login (`data-draft`); with the person in it, as the next one to log in may be another. */
  draft?: string
  /** What the server said to the form when it was posted without JavaScript. */
  plain: PlainForm
  /** Checks what was typed; its rules come when the form is first used. Without it everything is let through. */
  check?: (typed: Typed) => Promise<Checked<Valid>>
  send: (valid: Valid) => Promise<Reply<unknown>>
  /** The field that a refusal of these words is about, if it is about one. */
  fieldOf?: Readonly<Record<string, string>>
  /** Words for success; the agency's own when there are none. */
  done?: string
  onDone?: (form: HTMLFormElement) => void
}

export interface OwnForm {
  /** Words for a field, by its name. */
  problems: Readonly<Record<string, string>>
  /** Grows with each attempt that was held back, so that the summary takes the focus. */
  attempt: number
  outcome: Outcome | null
  isSending: boolean
  /** True while it shows what was typed before a login, and not saved. */
  isRestored: boolean
  /** What the form itself is drawn with. */
  bind: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: boolean
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: () => void
    'data-draft'?: string
  }
}

/**
 * A form of somebody's own account: checked on submit, sent once however often it is asked to, its
 * answer told in place, its values kept whatever happens. The browser holds the values, so that this
 * costs a first load next to nothing; what was typed before a login is put back.
 */
export function useOwnForm<Valid>({
  draft,
  plain,
  check,
  send,
  fieldOf = {},
  done,
  onDone,
}: Options<Valid>): OwnForm {
  const ref = useRef<HTMLFormElement>(null)
  const underway = useRef(false)
  const isHydrated = useHydrated()
  const [isSending, setSending] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>(plain.errors)
  const [isRestored, setRestored] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(
    plain.outcome ?? (plain.errors[''] ? { ok: false, message: plain.errors[''] } : null),
  )

  useEffect(() => {
    const kept = draft ? takeDraft(draft) : null
    if (!kept || !ref.current) return
    fillForm(ref.current, kept)
    setRestored(true)
  }, [draft])

  const holdBack = (found: Readonly<Record<string, string>>) => {
    setProblems(found)
    setAttempt((before) => before + 1)
  }
  const run = async (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const checked: Checked<Valid> = check ? await check(typed) : { ok: true, valid: typed as Valid }
    if (!checked.ok) return holdBack(checked.problems)
    setProblems({})
    const reply = await send(checked.valid)
    const field = reply.ok ? undefined : fieldOf[reply.message]
    if (field) return holdBack({ [field]: reply.message })
    if (reply.ok) setRestored(false)
    setOutcome({ ok: reply.ok, message: (reply.ok && done) || reply.message })
    if (reply.ok) onDone?.(form)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underway.current) return
    underway.current = true
    setSending(true)
    setOutcome(null)
    run(event.currentTarget)
      .catch(() => setOutcome({ ok: false, message: NO_ANSWER }))
      .finally(() => {
        underway.current = false
        setSending(false)
      })
  }
  return {
    problems,
    attempt,
    outcome,
    isSending,
    isRestored,
    // What was said belongs to what stood there: it goes with the next change.
    bind: { ref, noValidate: isHydrated, onSubmit, onInput: () => setOutcome(null), 'data-draft': draft },
  }
}
