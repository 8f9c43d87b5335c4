'use client'

import { useRef, useState, type FormEvent } from 'react'
import type { FieldValues, Path, Resolver } from 'react-hook-form'
import type { SummaryLine } from './error-summary'
import { emptyForm, type PlainForm } from './plain-form'
import { useHydrated } from './use-hydrated'
import { useLateForm } from './use-late-form'

interface Options<Values extends FieldValues, Output> {
  /** Begins the ids of the form's controls; several forms of a page ask for the same things. */
  id: string
  /** The fields, in their order on the page. */
  names: readonly Path<Values>[]
  /** One that stays the same, from outside the view. */
  resolver: Resolver<Values, unknown, Output>
  /** What came of posting the form without JavaScript; none where it cannot be posted. */
  plain?: PlainForm
  /** Whether `isValid` is kept. */
  watchesValid?: boolean
}

const NOT_HERE = 'A part of this page did not arrive. Please load the page again.'

/**
 * A form with rules that load when they are needed, words for each field, a summary, and one
 * sending at a time. It has no default values: what was typed, or filled in by a password manager,
 * before its script runs stays.
 */
export function useRuledForm<Values extends FieldValues, Output = Values>({
  id,
  names,
  resolver,
  plain,
  watchesValid = false,
}: Options<Values, Output>) {
  const isHydrated = useHydrated()
  const [options] = useState({ mode: 'onTouched', shouldFocusError: false, resolver, watchesValid } as const)
  const {
    live,
    engine,
    field: control,
    onSubmit: sendLate,
    onBlur,
    isSending,
    isValid,
    isLost,
  } = useLateForm<Values, Output>(options)
  const [refusal, setRefusal] = useState<{ message: string; attempt: number } | null>(null)
  const [isDone, setDone] = useState(false)
  // The button is shut a render after the first press; a second one must not get in before.
  const isUnderway = useRef(false)
  const refuse = (message: string) =>
    setRefusal((before) => ({ message, attempt: (before?.attempt ?? 0) + 1 }))

  const before = plain ?? emptyForm
  const problem = (name: Path<Values>): string | undefined =>
    (live?.errors[name]?.message as string | undefined) ?? before.errors[name]
  const field = (name: Path<Values>) => ({
    id: `${id}-${name}`,
    error: problem(name),
    defaultValue: before.values[name],
    required: true,
    ...control(name),
  })
  const tick = (name: Path<Values>) => ({
    id: `${id}-${name}`,
    error: problem(name),
    defaultChecked: before.values[name] === 'on',
    ...control(name),
  })
  const lines: SummaryLine[] = names.flatMap((name) => {
    const message = problem(name)
    return message ? [{ id: `${id}-${name}`, message }] : []
  })
  const submitCount = live?.submitCount ?? 0

  /**
   * @param work sends the values; answers words that say why not, or null when the form has done
   *   its part: it is on its way out then, and cannot be sent again
   */
  const onSubmit = (work: (values: Output) => Promise<string | null>) => {
    const send = sendLate(async (values) => {
      setRefusal(null)
      const message = await work(values)
      if (message === null) setDone(true)
      else refuse(message)
    })
    return async (event: FormEvent<HTMLFormElement>) => {
      if (isLost && plain) return // posted by its action
      event.preventDefault()
      if (isLost) return refuse(NOT_HERE)
      if (isUnderway.current || isDone) return
      isUnderway.current = true
      try {
        await send(event)
      } finally {
        isUnderway.current = false
      }
    }
  }

  return {
    /** Null until the form's script runs. */
    live,
    field,
    tick,
    onSubmit,
    /** For the form: it is checked, once its script runs, where somebody has been. */
    onBlur,
    isSending: isSending || isDone,
    isValid,
    noValidate: isHydrated,
    /** To be put into the form; it shows nothing. */
    engine,
    /** For FormProblems. */
    problems: {
      lines: submitCount > 0 || Object.keys(before.errors).some(Boolean) ? lines : [],
      attempt: submitCount,
      refusal: refusal?.message ?? before.errors[''] ?? null,
      refusals: refusal?.attempt ?? 0,
    },
  }
}
