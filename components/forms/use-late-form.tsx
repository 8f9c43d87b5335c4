'use client'

import { startTransition, useCallback, useEffect, useRef, useState, type FocusEvent, type FormEvent, type ReactNode } from 'react'
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
  onSubmit: (onValid: (values: Output) => Promise<unknown>) => (event: FormEvent) => Promise<void>
  /** For the form: notes which fields are left before the engine runs. */
  onBlur: (event: FocusEvent) => void
  /** The engine did not come: the form is left to its action. */
  isLost: boolean
}

/**
 * A form of react-hook-form that can be read, filled in and, without JavaScript, sent before any
 * script runs. The library comes once the page has come to rest, takes the fields over as they are,
 * and checks those that were left before it came: a page with a form is usable as soon as one without.
 * @param options the same for as long as the form lives, from outside the view
 */
export function useLateForm<Values extends FieldValues, Output = Values>(options: UseFormProps<Values, unknown, Output> & { watchesValid?: boolean }): LateForm<Values, Output> {
  const [Engine, setEngine] = useState<typeof FormEngine | null>(null)
  const [live, setLive] = useState<LiveForm<Values, Output> | null>(null)
  const latest = useRef(live)
  const awaited = useRef<(() => void)[]>([])
  const left = useRef(new Set<Path<Values>>())
  const [isLost, setLost] = useState(false)

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
  // The fields are the engine's once they are drawn with it.
  useEffect(() => {
    if (!live) return
    if (left.current.size > 0) void live.trigger([...left.current])
    left.current.clear()
    awaited.current.splice(0).forEach((go) => go())
  }, [live])

  const onSubmit = (onValid: (values: Output) => Promise<unknown>) => async (event: FormEvent) => {
    if (isLost) return
    event.preventDefault()
    if (!latest.current) {
      if (awaited.current.length > 0) return // pressed twice
      await new Promise<void>((go) => awaited.current.push(go))
    }
    await latest.current?.handleSubmit(onValid)()
  }
  return {
    live,
    engine: Engine ? <Engine options={options} tell={tell} /> : null,
    field: (name) => live?.register(name) ?? { name },
    onSubmit,
    onBlur: ({ target }) => {
      if (!latest.current && 'name' in target) left.current.add(target.name as Path<Values>)
    },
    isLost,
  }
}
