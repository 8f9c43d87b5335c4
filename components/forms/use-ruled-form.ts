'use client'

import { useRef, useState } from 'react'
import { useForm, type FieldValues, type Path, type Resolver } from 'react-hook-form'
import type { SummaryLine } from './error-summary'
import { emptyForm, type PlainForm } from './plain-form'
import { useHydrated } from './use-hydrated'

interface Options<Values extends FieldValues, Output> {
  /** Begins the ids of the form's controls; several forms of a page ask for the same things. */
  id: string
  /** The fields, in their order on the page. */
  names: readonly Path<Values>[]
  /** One that stays the same, from outside the view. */
  resolver: Resolver<Values, unknown, Output>
  /** What came of posting the form without JavaScript. */
  plain?: PlainForm
}

/**
 * A form with rules that load when they are needed, words for each field, a summary, and one
 * sending at a time. It has no default values: what was typed, or filled in by a password manager,
 * before React took over stays.
 */
export function useRuledForm<Values extends FieldValues, Output = Values>({ id, names, resolver, plain = emptyForm }: Options<Values, Output>) {
  const isHydrated = useHydrated()
  const form = useForm<Values, unknown, Output>({ mode: 'onTouched', shouldFocusError: false, resolver })
  const { errors, isSubmitting, submitCount } = form.formState
  const [refusal, setRefusal] = useState<{ message: string; attempt: number } | null>(null)
  const [isDone, setDone] = useState(false)
  // The button is shut a render after the first press; a second one must not get in before.
  const isUnderway = useRef(false)

  const problem = (name: Path<Values>): string | undefined => (errors[name]?.message as string | undefined) ?? plain.errors[name]
  const field = (name: Path<Values>) => ({ id: `${id}-${name}`, error: problem(name), defaultValue: plain.values[name], required: true, ...form.register(name) })
  const tick = (name: Path<Values>) => ({ id: `${id}-${name}`, error: problem(name), defaultChecked: plain.values[name] === 'on', ...form.register(name) })
  const lines: SummaryLine[] = names.flatMap((name) => {
    const message = problem(name)
    return message ? [{ id: `${id}-${name}`, message }] : []
  })

  /**
   * @param work sends the values; answers words that say why not, or null when the form has done
   *   its part: it is on its way out then, and cannot be sent again
   */
  const onSubmit = (work: (values: Output) => Promise<string | null>) => {
    const sent = form.handleSubmit(async (values) => {
      setRefusal(null)
      const message = await work(values)
      if (message === null) setDone(true)
      else setRefusal((before) => ({ message, attempt: (before?.attempt ?? 0) + 1 }))
    })
    return async (event: React.FormEvent) => {
      event.preventDefault()
      if (isUnderway.current || isDone) return
      isUnderway.current = true
      try {
        await sent(event)
      } finally {
        isUnderway.current = false
      }
    }
  }

  return {
    form,
    field,
    tick,
    onSubmit,
    isSending: isSubmitting || isDone,
    noValidate: isHydrated,
    /** For FormProblems. */
    problems: {
      lines: submitCount > 0 || Object.keys(plain.errors).some(Boolean) ? lines : [],
      attempt: submitCount,
      refusal: refusal?.message ?? plain.errors[''] ?? null,
      refusals: refusal?.attempt ?? 0,
    },
  }
}
