'use client'

import { useMemo, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'
import type { CallName } from '@/lib/contract'
import type { FormDefinition } from './define-form'

/** Returns a promise of the visitor's first interaction with a form, and the function that resolves it. */
function createFirstInteraction() {
  let mark: () => void = () => undefined
  const happened = new Promise<void>((resolve) => {
    mark = resolve
  })
  return { mark, happened }
}

async function loadResolver<Values extends FieldValues, Valid>(
  loadSchema: FormDefinition<CallName, Values, Valid>['loadSchema'],
): Promise<Resolver<Values, unknown, Valid>> {
  const [schema, { zodResolver }] = await Promise.all([loadSchema(), import('@hookform/resolvers/zod')])
  return zodResolver(schema)
}

/** Loads the schema at the first check. In an empty form with `waitsUntilValid` this check waits for an interaction. */
function createResolver<Values extends FieldValues, Valid>(
  { loadSchema }: FormDefinition<CallName, Values, Valid>,
  firstInteraction: Promise<void>,
): Resolver<Values, unknown, Valid> {
  return async (values, context, options) => {
    const isEmpty = !Object.values(values).some(Boolean)
    if (isEmpty) await firstInteraction
    const resolver = await loadResolver(loadSchema).catch((cause: unknown) => {
      console.error('The schema of a form did not load:', cause)
      return null
    })
    if (resolver) return resolver(values, context, options)
    // If the schema does not load, all values pass, because the agency checks them by the same rules.
    return { values: values as unknown as Valid, errors: {} }
  }
}

/** Runs React Hook Form with the schema of a definition. Call `markInteraction` at every interaction. */
export function useCheckedForm<Values extends FieldValues, Valid>(
  definition: FormDefinition<CallName, Values, Valid>,
  defaultValues: DefaultValues<Values>,
) {
  const [firstInteraction] = useState(createFirstInteraction)
  // Another definition needs another schema: a guest who sets a password gets the form that asks for it.
  const resolver = useMemo(
    () => createResolver(definition, firstInteraction.happened),
    [definition, firstInteraction],
  )
  const form = useForm<Values, unknown, Valid>({
    mode: definition.mode ?? 'onSubmit',
    shouldFocusError: false, // the error summary takes the focus
    resolver,
    defaultValues,
  })
  return { form, markInteraction: firstInteraction.mark }
}
