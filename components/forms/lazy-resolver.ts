import type { FieldValues, Resolver } from 'react-hook-form'
import { firstAct } from '@/lib/browser/first-act'

/**
 * A resolver whose rules come in a chunk of their own, when somebody first does something: pages with
 * a form carry no schema library on their first load, and a form that asks at once whether it is valid
 * (react-hook-form does, when it is drawn) hears of it then. What a browser filled in counts as
 * something done. Should the chunk not come, the form lets everything through: the agency checks by
 * the same rules.
 */
export function lazyResolver<Input extends FieldValues, Output>(
  load: () => Promise<Resolver<Input, unknown, Output>>,
): Resolver<Input, unknown, Output> {
  let loading: Promise<Resolver<Input, unknown, Output>> | null = null
  return async (values, context, options) => {
    if (!loading && !Object.values(values).some(Boolean)) await firstAct
    try {
      const resolver = await (loading ??= load())
      return await resolver(values, context, options)
    } catch (cause) {
      loading = null
      console.error('The rules of a form did not load:', cause)
      return { values: values as unknown as Output, errors: {} }
    }
  }
}
