import type { FieldValues, FormState as FieldsState, Path } from 'react-hook-form'
import type { CallName } from '@/lib/contract'
import { getControlId, isHiddenKind, type FormDefinition } from './define-form'
import type { SummaryLine } from './error-summary'
import { WHOLE_FORM, type FormState } from './form-state'

interface ProblemSources<Values extends FieldValues> {
  formState: Pick<FieldsState<Values>, 'errors' | 'submitCount'>
  state: FormState
  refusalCount: number
}

/** Sorts the errors of a form by where they appear: at a field, in the error summary or above the form. */
export function describeProblems<Name extends CallName, Values extends FieldValues, Valid>(
  definition: FormDefinition<Name, Values, Valid>,
  names: readonly Path<Values>[],
  { formState: { errors, submitCount }, state, refusalCount }: ProblemSources<Values>,
) {
  const getFieldError = (name: Path<Values>) =>
    (errors[name]?.message as string | undefined) ?? state.errors[name]
  const isHidden = (name: Path<Values>) => isHiddenKind(definition.fields[name])

  const lines = names.flatMap((name): SummaryLine[] => {
    const message = isHidden(name) ? undefined : getFieldError(name)
    return message ? [{ controlId: getControlId(definition, name), message }] : []
  })
  const hiddenFieldError = names.filter(isHidden).map(getFieldError).find(Boolean)
  // Errors that a field shows while it is filled in are not summarised before the form is sent.
  const hasSummary = submitCount > 0 || Object.keys(state.errors).some((name) => name !== WHOLE_FORM)
  return {
    getFieldError,
    problems: {
      lines: hasSummary ? lines : [],
      submitCount,
      refusal: state.errors[WHOLE_FORM] || hiddenFieldError || null,
      refusalCount,
    },
  }
}
