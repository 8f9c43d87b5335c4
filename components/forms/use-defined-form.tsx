'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { startTransition, useActionState, useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form'
import { takeDraft } from '@/lib/browser/draft'
import type { CallName, CallOutput } from '@/lib/contract'
import { controlId, FORM_ID, VISITOR, type FormDefinition, type Sender } from './define-form'
import type { SummaryLine } from './error-summary'
import { doneState, emptyState, refusedState, type FormState } from './form-state'
import { Honeypot } from './honeypot'
import { sendForm } from './send-form'
import { submitForm } from './submit-form'
import { useBotCheck } from './use-bot-check'
import { useHydrated } from './use-hydrated'

interface Success<Name extends CallName> {
  data: CallOutput<Name>
  message: string
}

interface Options<Name extends CallName, Valid> {
  sender?: Partial<Sender>
  /** Values of the hidden fields. */
  hidden?: Readonly<Record<string, string>>
  /** What the fields show at first. Other fields have no default, so that nothing typed before hydration is overwritten. */
  defaults?: Readonly<Record<string, string | boolean>>
  /** Name under which typed values are kept over a login; with the user in it, as the next one to log in may be another. */
  draft?: string
  /** Runs after success. A message that it returns is shown as a refusal, and the form may be sent again. */
  onDone?: (success: Success<Name>, values: Valid) => void | Promise<string | void>
}

/** A promise that settles when somebody first does something in a form. */
function createTouch() {
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  return { begin, begun }
}

/**
 * Checks by the definition's schema, which is loaded when there is something to check: a form whose
 * button waits is checked as soon as it is drawn, and empty forms would load it with every page.
 * Where the schema does not load, everything passes: the agency checks by the same rules.
 */
function createResolver<Values extends FieldValues, Valid>(
  { loadSchema }: FormDefinition<CallName, Values, Valid>,
  begun: Promise<void>,
): Resolver<Values, unknown, Valid> {
  return async (values, context, options) => {
    if (!Object.values(values).some(Boolean)) await begun
    const schema = await loadSchema().catch((cause: unknown) => {
      console.error('The schema of a form did not load:', cause)
      return null
    })
    return schema
      ? zodResolver(schema)(values, context, options)
      : { values: values as unknown as Valid, errors: {} }
  }
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
  const [isSending, setSending] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const isUnderway = useRef(false)
  const isHydrated = useHydrated()
  const [touch] = useState(createTouch)
  const [resolver] = useState(() => createResolver(definition, touch.begun))
  const { wake, provider } = useBotCheck()
  const { register, handleSubmit, reset, getValues, setValue, formState } = useForm<Values, unknown, Valid>({
    mode: definition.mode ?? 'onSubmit',
    shouldFocusError: false,
    resolver,
    defaultValues: hidden as DefaultValues<Values>,
  })
  const { errors, submitCount } = formState
  const names = useMemo(() => Object.keys(definition.fields) as Path<Values>[], [definition])
  const state = sent ?? posted
  const isRefusedPost = Object.keys(posted.errors).length > 0

  useEffect(() => {
    const kept = draft ? takeDraft(draft) : null
    if (!kept) return
    for (const name of Object.keys(definition.fields))
      if (Object.hasOwn(kept, name)) setValue(name as Path<Values>, kept[name] as never)
    startTransition(() => setRestored(true))
  }, [draft, definition, setValue])

  const messageOf = (name: Path<Values>) =>
    (errors[name]?.message as string | undefined) ?? state.errors[name]
  const control = (name: Path<Values>) => ({
    id: controlId(definition, name),
    error: messageOf(name),
    ...register(name),
  })
  const ofPage = names.filter((name) => definition.fields[name] === 'hidden')
  const lines = names.flatMap((name): SummaryLine[] => {
    const message = ofPage.includes(name) ? undefined : messageOf(name)
    return message ? [{ id: controlId(definition, name), message }] : []
  })
  const refusal = state.errors[''] || ofPage.map(messageOf).find(Boolean) || null

  const refuse = (message: string) => {
    setSent(refusedState(definition, message))
    setRefusalCount((count) => count + 1)
  }
  /** @returns whether the form has done its part and stays closed */
  const send = async (values: Valid): Promise<boolean> => {
    setSent(emptyState)
    const reply = await sendForm(definition, values, { sender: { ...VISITOR, ...sender } })
    const problem = reply.ok ? await onDone?.(reply, values) : reply.message
    if (!reply.ok || problem) {
      refuse(problem ?? '')
      return false
    }
    setRestored(false)
    setSent(doneState(definition, reply))
    if (definition.clearsWhenDone) reset()
    return !definition.canRepeat
  }
  /** Runs one sending at a time; a form that has done its part is closed. */
  const sendOnce = async (work: () => Promise<boolean>) => {
    if (isUnderway.current) return
    isUnderway.current = true
    setSending(true)
    let isClosed = false
    try {
      isClosed = await work()
    } finally {
      if (!isClosed) {
        isUnderway.current = false
        setSending(false)
      }
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    touch.begin()
    await sendOnce(async () => {
      let isClosed = false
      await handleSubmit(async (values) => {
        isClosed = await send(values)
      })()
      return isClosed
    })
  }

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
      onSubmit: submit,
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
    field: (name: Path<Values>) => ({
      required: true,
      ...control(name),
      ...(definition.fields[name] === 'secret'
        ? {}
        : { defaultValue: isRefusedPost ? posted.values[name] : (defaults[name] as string | undefined) }),
    }),
    /** Props of a box to tick. */
    tick: (name: Path<Values>) => ({
      ...control(name),
      defaultChecked: isRefusedPost ? posted.values[name] === 'on' : defaults[name] === true,
    }),
    /** Sends values that need no check, such as those of a button. */
    sendValues: (values: Valid) => sendOnce(() => send(values)),
    /** For FormProblems. */
    problems: {
      lines: submitCount > 0 || Object.keys(state.errors).some(Boolean) ? lines : [],
      attempt: submitCount,
      refusal,
      refusals: refusalCount,
    },
    outcome: state.outcome,
    /** What takes the form's place, for forms that are hidden by a refusal too; a post without JavaScript keeps its form. */
    banner: state.outcome ?? (sent && refusal ? { ok: false, message: refusal } : null),
    /** Takes the outcome and the refusal away, and leaves the messages of the fields. */
    dismiss: () => {
      if (state.outcome || state.errors[''])
        setSent({ ...state, outcome: null, errors: { ...state.errors, '': '' } })
    },
    isSending,
    /** False until it is known; of use where the definition says `waitsUntilValid`. */
    isValid: definition.waitsUntilValid ? formState.isValid : true,
    /** Whether typed values were put back after a login. */
    isRestored,
    isHydrated,
    names,
    getValues,
    setValue,
  }
}
