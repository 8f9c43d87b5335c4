'use client'

import { useActionState, useMemo, type FocusEvent, type FormEvent } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormRegister } from 'react-hook-form'
import { afterPress, watchPresses } from '@/lib/browser/mouse-press'
import type { CallName } from '@/lib/contract'
import { getControlId, getDraftKeys, type FormDefinition } from './define-form'
import { describeProblems } from './describe-problems'
import { emptyState, type FormState, type Outcome } from './form-state'
import { HiddenFields } from './hidden-fields'
import { submitForm } from './submit-form'
import { useBotCheck } from './use-bot-check'
import { useCheckedForm } from './use-checked-form'
import { useDraft } from './use-draft'
import { useFormSubmission, type SubmissionOptions } from './use-form-submission'
import { useHydrated } from './use-hydrated'

type InitialValues = Readonly<Record<string, string | boolean>>

interface Options<Name extends CallName, Valid> extends SubmissionOptions<Name, Valid> {
  hidden?: Readonly<Record<string, string>>
  /** Initial values. Other fields get none, so that values typed before hydration are kept. */
  defaults?: InitialValues
  /** The storage key of the draft that is kept through a login. It has the user's id: another user may log in. */
  draftKey?: string
}

/** Sends a form by the contract's call. Without JavaScript the form is posted, and a refusal renders it again. */
export function useDefinedForm<Name extends CallName, Values extends FieldValues, Valid>(
  definition: FormDefinition<Name, Values, Valid>,
  { userId, hidden = {}, defaults = {}, draftKey, onDone }: Options<Name, Valid> = {},
) {
  const [postedState, post] = useActionState(submitForm, emptyState)
  const hiddenValues = createHiddenValues(definition, hidden, postedState)
  const { form, markInteraction } = useCheckedForm(definition, hiddenValues as DefaultValues<Values>)
  const { register, getValues, setValue, watch, formState } = form
  const names = useMemo(() => Object.keys(definition.fields) as Path<Values>[], [definition])
  const draftKeys = getDraftKeys(definition, userId, draftKey)
  const { isRestored, forgetRestored } = useDraft(draftKeys, names, setValue)
  const { loadBotCheck, botCheckProvider } = useBotCheck()
  const isHydrated = useHydrated()
  const { state, wasSentByScript, refusalCount, submit, ...submission } = useFormSubmission(
    definition,
    form,
    {
      postedState,
      userId,
      onDone,
      forgetDraft: forgetRestored,
    },
  )
  const { getFieldError, problems } = describeProblems(definition, names, {
    fieldsState: formState,
    replyState: state,
    refusalCount,
  })
  // A refused post without JavaScript keeps its form, because the button of a banner needs JavaScript.
  const refusalOutcome: Outcome | null =
    wasSentByScript && problems.refusal ? { ok: false, message: problems.refusal } : null

  return {
    ...bindFields({ definition, postedState, defaults, register, getFieldError }),
    formProps: {
      // Before hydration a form without an action is sent to its own page, and by GET its values would be in the URL.
      ...(definition.needsScript ? { method: 'post' as const } : { action: post }),
      ref: disableBrowserChecks,
      onFocus: () => {
        markInteraction()
        watchPresses()
        if (definition.botCheck) loadBotCheck()
      },
      onChange: markInteraction,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        markInteraction()
        return submit()
      },
      // lib/browser/draft.ts keeps the values of forms with this attribute while their user logs in again.
      'data-draft': draftKeys[0],
    },
    hiddenFields: (
      <HiddenFields definition={definition} values={hiddenValues} botCheckProvider={botCheckProvider} />
    ),
    sendValues: submission.sendValues,
    problems,
    outcome: state.outcome,
    /** The outcome or the refusal, for views that show it in place of the form. */
    banner: state.outcome ?? refusalOutcome,
    dismissOutcome: submission.dismissOutcome,
    isSending: submission.isSending,
    /** Always true unless the definition has `waitsUntilValid`. */
    isValid: definition.waitsUntilValid ? formState.isValid : true,
    isRestored,
    isHydrated,
    names,
    getValues,
    setValue,
    /** Returns the present text of a field. Any change of it, even by a restored draft, renders the form again. */
    watchText: (name: Path<Values>): string => {
      const initialText = wasRefusedPost(postedState) ? postedState.values[name] : defaults[name]
      return String(watch(name) ?? initialText ?? '')
    },
  }
}

/**
 * Switches off the browser's own check of required fields, which only pages without JavaScript need. React calls this
 * function as a ref. An effect would run later, and until then the Enter key could show the browser's message.
 */
function disableBrowserChecks(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true
}

const wasRefusedPost = ({ errors }: FormState): boolean => Object.keys(errors).length > 0

/** Returns the hidden values. After a refused post, `version` fields keep the posted value. */
const createHiddenValues = (
  { fields }: Pick<FormDefinition, 'fields'>,
  hidden: Readonly<Record<string, string>>,
  { values }: FormState,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(hidden).map(([name, value]) => [
      name,
      fields[name] === 'version' ? (values[name] ?? value) : value,
    ]),
  )

interface Binding<Name extends CallName, Values extends FieldValues, Valid> {
  definition: FormDefinition<Name, Values, Valid>
  postedState: FormState
  defaults: InitialValues
  register: UseFormRegister<Values>
  getFieldError: (name: Path<Values>) => string | undefined
}

/** Returns two functions: `field` creates the props of the control of a field, and `checkbox` those of a checkbox. */
function bindFields<Name extends CallName, Values extends FieldValues, Valid>({
  definition,
  postedState,
  defaults,
  register,
  getFieldError,
}: Binding<Name, Values, Valid>) {
  const isRefusedPost = wasRefusedPost(postedState)
  const bind = (name: Path<Values>) => {
    const { onBlur, ...registration } = register(name)
    return {
      id: getControlId(definition, name),
      error: getFieldError(name),
      ...registration,
      // Waits until the mouse button is released: an error that appears earlier could move the pressed control away.
      onBlur: (event: FocusEvent) => afterPress(() => void onBlur(event)),
    }
  }
  return {
    field: (name: Path<Values>) => {
      const initial = isRefusedPost ? postedState.values[name] : (defaults[name] as string | undefined)
      const isSecret = definition.fields[name] === 'secret'
      return { required: true, ...bind(name), ...(isSecret ? {} : { defaultValue: initial }) }
    },
    checkbox: (name: Path<Values>) => ({
      ...bind(name),
      defaultChecked: isRefusedPost ? postedState.values[name] === 'on' : defaults[name] === true,
    }),
  }
}
