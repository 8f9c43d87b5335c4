import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * A resolver whose rules come in a chunk of their own, when a form first needs them: pages with a
 * form carry no schema library on their first load. Should the chunk not come, the form lets
 * everything through: the agency checks by the same rules.
 */
export function lazyResolver<Input extends FieldValues, Output>(load: () => Promise<Resolver<Input, unknown, Output>>): Resolver<Input, unknown, Output> {
  let loading: Promise<Resolver<Input, unknown, Output>> | null = null
  return async (values, context, options) => {
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
