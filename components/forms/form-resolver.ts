import type { FieldValues, Resolver } from 'react-hook-form'
import type { CallName } from '@/lib/contract'
import type { FormDefinition } from './define-form'

/** A promise that settles when somebody first does something in a form. */
export function createTouch() {
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  return { begin, begun }
}

async function loadResolver<Values extends FieldValues, Valid>(
  loadSchema: FormDefinition<CallName, Values, Valid>['loadSchema'],
): Promise<Resolver<Values, unknown, Valid>> {
  const [schema, { zodResolver }] = await Promise.all([loadSchema(), import('@hookform/resolvers/zod')])
  return zodResolver(schema)
}

/**
 * Checks by the definition's schema. The schema is loaded when there is something to check: a form
 * whose button waits is checked as soon as it is drawn, and would load it with every page. Where the
 * schema does not load, everything passes, because the agency checks by the same rules.
 */
export function createResolver<Values extends FieldValues, Valid>(
  { loadSchema }: FormDefinition<CallName, Values, Valid>,
  begun: Promise<void>,
): Resolver<Values, unknown, Valid> {
  return async (values, context, options) => {
    const isEmpty = !Object.values(values).some(Boolean)
    if (isEmpty) await begun
    const resolver = await loadResolver(loadSchema).catch((cause: unknown) => {
      console.error('The schema of a form did not load:', cause)
      return null
    })
    return resolver ? resolver(values, context, options) : { values: values as unknown as Valid, errors: {} }
  }
}
