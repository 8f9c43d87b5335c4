import type { FieldValues, FormState as FieldsState, Path } from 'react-hook-form'
import type { CallName } from '@/lib/contract'
import { getControlId, isHiddenKind, type FormDefinition } from './define-form'
import type { SummaryLine } from './error-summary'
import { WHOLE_FORM, type FormState } from './form-state'

interface ProblemSources<Values extends FieldValues> {
  /** The state of the fields in React Hook Form, with the errors of the browser's checks. */
  fieldsState: Pick<FieldsState<Values>, 'errors' | 'submitCount'>
  /** The state after the last reply or post, with the agency's errors. */
  replyState: FormState
  refusalCount: number
}

/** Sorts the errors of a form by where they appear: at a field, in the error summary or above the form. */
export function describeProblems<Name extends CallName, Values extends FieldValues, Valid>(
  definition: FormDefinition<Name, Values, Valid>,
  names: readonly Path<Values>[],
  { fieldsState: { errors, submitCount }, replyState, refusalCount }: ProblemSources<Values>,
) {
  const getFieldError = (name: Path<Values>) =>
    (errors[name]?.message as string | undefined) ?? replyState.errors[name]
  const isHidden = (name: Path<Values>) => isHiddenKind(definition.fields[name])

  const lines = names.flatMap((name): SummaryLine[] => {
    const message = isHidden(name) ? undefined : getFieldError(name)
    return message ? [{ controlId: getControlId(definition, name), message }] : []
  })
  const hiddenFieldError = names.filter(isHidden).map(getFieldError).find(Boolean)
  const hasReplyErrorAtField = Object.keys(replyState.errors).some((name) => name !== WHOLE_FORM)
  // Before the form is sent, an error stands only at its field.
  const hasSummary = submitCount > 0 || hasReplyErrorAtField
  return {
    getFieldError,
    problems: {
      lines: hasSummary ? lines : [],
      submitCount,
      refusal: replyState.errors[WHOLE_FORM] || hiddenFieldError || null,
      refusalCount,
    },
  }
}
