'use client'

import { memo, useLayoutEffect } from 'react'
import {
  useForm,
  type FieldErrors,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'

/** What a form's fields and button are drawn with, once the engine runs. */
export interface LiveForm<Values extends FieldValues, Output = Values> extends Pick<
  UseFormReturn<Values, unknown, Output>,
  'register' | 'handleSubmit' | 'reset' | 'trigger' | 'getValues' | 'setValue'
> {
  errors: FieldErrors<Values>
  /** False unless it is watched. */
  isValid: boolean
  isSubmitting: boolean
  /** Grows with each attempt to send. */
  submitCount: number
}

interface EngineProps<Values extends FieldValues, Output> {
  /** The same for as long as the form lives, as the rest is. */
  options: UseFormProps<Values, unknown, Output> & { watchesValid?: boolean }
  /** Hears of the form when it first runs, and of every change. */
  tell: (live: LiveForm<Values, Output>) => void
}

function Engine<Values extends FieldValues, Output>({
  options: { watchesValid = false, ...options },
  tell,
}: EngineProps<Values, Output>) {
  const { register, handleSubmit, reset, trigger, getValues, setValue, formState } = useForm<
    Values,
    unknown,
    Output
  >(options)
  const { errors, isSubmitting, submitCount } = formState
  const isValid = watchesValid && formState.isValid
  // After every render of its own, which is when react-hook-form has something to say.
  useLayoutEffect(() =>
    tell({
      register,
      handleSubmit,
      reset,
      trigger,
      getValues,
      setValue,
      errors,
      isValid,
      isSubmitting,
      submitCount,
    }),
  )
  return null
}

/** React-hook-form beside a form instead of in it: it draws nothing, and comes in a chunk of its own. */
export const FormEngine = memo(Engine) as typeof Engine
