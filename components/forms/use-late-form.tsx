'use client'

import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
} from 'react'
import type { FieldValues, Path, UseFormProps } from 'react-hook-form'
import type { FormEngine, LiveForm } from './form-engine'

interface LateForm<Values extends FieldValues, Output> {
  /** Null until the engine runs. */
  live: LiveForm<Values, Output> | null
  /** To be put beside the form, and to stay when something else takes its place: it holds what was typed. */
  engine: ReactNode
  /** What a control needs to be one of the form's. */
  field: (name: Path<Values>) => { name: string } | ReturnType<LiveForm<Values, Output>['register']>
  /** Sends what is valid; waits for the engine when it is pressed before that runs. The form's action takes over where none comes. */
  onSubmit: (
    onValid: (values: Output) => Promise<unknown>,
  ) => (event: FormEvent<HTMLFormElement>) => Promise<void>
  /** For the form: notes which fields are left before the engine runs. */
  onBlur: (event: FocusEvent) => void
  /** Whether it is being sent, or is to be as soon as the engine runs. */
  isSending: boolean
  /** For a button that waits until nothing is wrong; where the engine did not come the agency judges. */
  isValid: boolean
  /** The engine did not come: the form is left to its action. */
  isLost: boolean
}

/**
 * A form of react-hook-form that can be read, filled in and, without JavaScript, sent before any
 * script runs. The library comes once the page has come to rest, takes the fields over as they are,
 * and checks those that were left before it came: a page with a form is usable as soon as one without.
 * @param options the same for as long as the form lives, from outside the view
 */
export function useLateForm<Values extends FieldValues, Output = Values>(
  options: UseFormProps<Values, unknown, Output> & { watchesValid?: boolean },
): LateForm<Values, Output> {
  const [Engine, setEngine] = useState<typeof FormEngine | null>(null)
  const [live, setLive] = useState<LiveForm<Values, Output> | null>(null)
  const latest = useRef(live)
  const awaited = useRef<(() => void) | null>(null)
  const left = useRef(new Map<string, EventTarget>())
  const [isLost, setLost] = useState(false)
  const [isAwaited, setAwaited] = useState(false)

  useEffect(() => {
    const load = () =>
      import('./form-engine').then(
        (chunk) => startTransition(() => setEngine(() => chunk.FormEngine)),
        (cause: unknown) => {
          console.error('A form’s script did not load; the form is posted without it:', cause)
          setLost(true)
        },
      )
    const begin = setTimeout(load)
    return () => clearTimeout(begin)
  }, [])

  const tell = useCallback((now: LiveForm<Values, Output>) => {
    latest.current = now
    setLive(now)
  }, [])
  // The fields are the engine's once they are drawn with it, or the action's once it is known not to come.
  useEffect(() => {
    if (!live && !isLost) return
    left.current.forEach((target, name) => {
      if (live && name in live.getValues())
        void live.register(name as Path<Values>).onBlur({ type: 'blur', target })
    })
    left.current.clear()
    awaited.current?.()
    awaited.current = null
  }, [live, isLost])

  const onSubmit =
    (onValid: (values: Output) => Promise<unknown>) => async (event: FormEvent<HTMLFormElement>) => {
      if (isLost) return
      event.preventDefault()
      const form = event.currentTarget
      if (!latest.current) {
        if (awaited.current) return // pressed twice
        setAwaited(true)
        await new Promise<void>((go) => (awaited.current = go))
      }
      if (latest.current) await latest.current.handleSubmit(onValid)()
      else form.requestSubmit()
    }
  return {
    live,
    engine: Engine ? <Engine options={options} tell={tell} /> : null,
    field: (name) => live?.register(name) ?? { name },
    onSubmit,
    onBlur: ({ target }) => {
      if (!latest.current && 'name' in target) left.current.set(target.name as string, target)
    },
    isSending: live ? live.isSubmitting : isAwaited && !isLost,
    isValid: live ? live.isValid : isLost,
    isLost,
  }
}
