'use client'

import { useActionState, useMemo, useState, type FormEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type { CallName, CallOutput } from '@/lib/contract'
import { controlId, FORM_ID, VISITOR, type FormDefinition, type Sender } from './define-form'
import type { SummaryLine } from './error-summary'
import { createResolver, createTouch } from './form-resolver'
import { doneState, emptyState, refusedState, type FormState } from './form-state'
import { Honeypot } from './honeypot'
import { sendForm } from './send-form'
import { submitForm } from './submit-form'
import { useBotCheck } from './use-bot-check'
import { useDraft } from './use-draft'
import { useHydrated } from './use-hydrated'
import { useOneAtATime } from './use-one-at-a-time'

interface Success<Name extends CallName> {
  data: CallOutput<Name>
  message: string
}

interface Options<Name extends CallName, Valid> {
  sender?: Partial<Sender>
  /** Values of the hidden fields. */
  hidden?: Readonly<Record<string, string>>
  /** What fields show at first. Others have no default, so that nothing typed before hydration is overwritten. */
  defaults?: Readonly<Record<string, string | boolean>>
  /** Name under which typed values are kept over a login; it names the user, because another may log in next. */
  draft?: string
  /** Runs after success. A message that it returns is shown as a refusal, and the form may be sent again. */
  onDone?: (success: Success<Name>, values: Valid) => void | Promise<string | void>
}

/**
 * A form by its definition: with JavaScript its values are checked and sent by the call of the
 * contract, without it the form is posted to its page and drawn again from the state of the post.
 * It is sent once at a time, and typed values stay whatever happens.
 */
export function useDefinedForm<Name extends CallName, Values extends FieldValues, Valid>(
  definition: FormDefinition<Name, Values, Valid>,
  { sender, hidden = {}, defaults = {}, draft, onDone }: Options<Name, Valid> = {},
) {
  const [posted, post] = useActionState(submitForm, emptyState)
  const [sent, setSent] = useState<FormState | null>(null)
  const [refusalCount, setRefusalCount] = useState(0)
  const [touch] = useState(createTouch)
  const [resolver] = useState(() => createResolver(definition, touch.begun))
  const { register, handleSubmit, reset, getValues, setValue, formState } = useForm<Values, unknown, Valid>({
    mode: definition.mode ?? 'onSubmit',
    shouldFocusError: false,
    resolver,
    defaultValues: hidden as DefaultValues<Values>,
  })
  const names = useMemo(() => Object.keys(definition.fields) as Path<Values>[], [definition])
  const { isRestored, forgetRestored } = useDraft(draft, names, setValue)
  const { isBusy, run } = useOneAtATime()
  const { wake, provider } = useBotCheck()
  const isHydrated = useHydrated()
  const state = sent ?? posted

  const refuse = (message: string) => {
    setSent(refusedState(definition, message))
    setRefusalCount((count) => count + 1)
  }
  /** @returns whether the form has done its part and is not to be sent again */
  const send = async (values: Valid): Promise<boolean> => {
    setSent(emptyState)
    const reply = await sendForm(definition, values, { sender: { ...VISITOR, ...sender } })
    const problem = reply.ok ? await onDone?.(reply, values) : reply.message
    if (!reply.ok || problem) {
      refuse(problem ?? '')
      return false
    }
    forgetRestored()
    setSent(doneState(definition, reply))
    if (definition.clearsWhenDone) reset()
    return !definition.canRepeat
  }
  const checkAndSend = async (): Promise<boolean> => {
    let isClosed = false
    await handleSubmit(async (values) => {
      isClosed = await send(values)
    })()
    return isClosed
  }

  const { errors, submitCount } = formState
  const messageOf = (name: Path<Values>) =>
    (errors[name]?.message as string | undefined) ?? state.errors[name]
  const isHidden = (name: Path<Values>) => definition.fields[name] === 'hidden'
  const lines = names.flatMap((name): SummaryLine[] => {
    const message = isHidden(name) ? undefined : messageOf(name)
    return message ? [{ id: controlId(definition, name), message }] : []
  })
  const hiddenProblem = names.filter(isHidden).map(messageOf).find(Boolean)
  const refusal = state.errors[''] || hiddenProblem || null
  const isRefusedPost = Object.keys(posted.errors).length > 0
  const hasFieldErrors = Object.keys(state.errors).some(Boolean)
  const control = (name: Path<Values>) => ({
    id: controlId(definition, name),
    error: messageOf(name),
    ...register(name),
  })

  return {
    /** For the form element. */
    formProps: {
      ...(definition.needsScript ? { method: 'post' as const } : { action: post }),
      noValidate: isHydrated,
      onFocus: () => {
        touch.begin()
        if (definition.botCheck) wake()
      },
      onChange: touch.begin,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        touch.begin()
        return run(checkAndSend)
      },
      'data-draft': draft,
    },
    /** To be drawn inside the form; it shows nothing. */
    hiddenFields: (
      <>
        {definition.needsScript ? null : <input type="hidden" name={FORM_ID} value={definition.id} />}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {definition.hasHoneypot ? <Honeypot /> : null}
        {definition.botCheck ? provider : null}
      </>
    ),
    /** Props of a text, a select or a secret. */
    field: (name: Path<Values>) => {
      const shown = isRefusedPost ? posted.values[name] : (defaults[name] as string | undefined)
      const isSecret = definition.fields[name] === 'secret'
      return { required: true, ...control(name), ...(isSecret ? {} : { defaultValue: shown }) }
    },
    /** Props of a box to tick. */
    tick: (name: Path<Values>) => ({
      ...control(name),
      defaultChecked: isRefusedPost ? posted.values[name] === 'on' : defaults[name] === true,
    }),
    /** Sends values that need no check, such as those of a button. */
    sendValues: (values: Valid) => run(() => send(values)),
    /** For FormProblems. */
    problems: {
      lines: submitCount > 0 || hasFieldErrors ? lines : [],
      attempt: submitCount,
      refusal,
      refusals: refusalCount,
    },
    outcome: state.outcome,
    /** The reply that takes the place of forms that a refusal hides too; a post without JavaScript keeps its form. */
    banner: state.outcome ?? (sent && refusal ? { ok: false, message: refusal } : null),
    /** Takes the outcome and the refusal away, and leaves the messages of the fields. */
    dismiss: () => {
      if (state.outcome || state.errors[''])
        setSent({ ...state, outcome: null, errors: { ...state.errors, '': '' } })
    },
    isSending: isBusy,
    /** Whether the button of a definition with `waitsUntilValid` may be pressed. */
    isValid: definition.waitsUntilValid ? formState.isValid : true,
    /** Whether typed values were put back after a login. */
    isRestored,
    isHydrated,
    names,
    getValues,
    setValue,
  }
}
