'use client'

import { useActionState, useRef, useState, type FormEvent } from 'react'
import { ErrorSummary } from './error-summary'
import { TextArea, TextField } from './fields'
import { OutcomeBanner } from './outcome-banner'
import { ABOUT, MESSAGE, ownMessageText, problemsIn, type Asked } from './own-message-text'
import { emptyForm } from './plain-form'
import { SendButton } from './send-button'
import { sendOwnMessage } from './send-own-message'
import { Honeypot } from './honeypot'
import { useBotCheck } from './use-bot-check'
import { useEnquiry } from './use-enquiry'
import { useHydrated } from './use-hydrated'

const NO_ANSWER = 'We got no answer, so nothing has been sent yet. Please try again in a moment.'

export interface OwnMessageProps {
  /** Who writes: the agency answers there. */
  user: { name: string; email: string; mobile: string }
  /** What it is about, as the agency reads it: 'Arrange a viewing. Reference 123, 4 High Street, Witham.' */
  about: string
  asked?: readonly Asked[]
  label: string
  button: string
}

/**
 * A message to the agency from somebody who is logged in: who they are is known, so that only what
 * they want is asked for. Sent by the contact call; posted to the page without JavaScript.
 */
export function OwnMessage({ user, about, asked = [], label, button }: OwnMessageProps) {
  const [plain, post] = useActionState(sendOwnMessage, emptyForm)
  const isHydrated = useHydrated()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>(plain.errors)
  const [attempt, setAttempt] = useState(0)
  const [isSending, setSending] = useState(false)
  const underway = useRef(false)
  const { outcome, send, again } = useEnquiry('contact', NO_ANSWER)
  const { wake, provider } = useBotCheck()

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underway.current) return
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
        typeof value === 'string' &&
        [ABOUT, MESSAGE, ...asked.map(({ label: known }) => known)].includes(name)
          ? [[name, value]]
          : [],
      ),
    )
    const found = problemsIn(asked, typed)
    setProblems(found)
    if (Object.keys(found).length) return setAttempt((before) => before + 1)
    underway.current = true
    setSending(true)
    await send({
      name: user.name,
      email: user.email,
      contact_no: user.mobile || '-',
      message: ownMessageText(typed),
      is_agree: true,
    })
    underway.current = false
    setSending(false)
  }

  const idOf = (name: string) => `own-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
  const lines = [...asked.map(({ label: name }) => name), MESSAGE].flatMap((name) =>
    problems[name] ? [{ id: idOf(name), message: problems[name] }] : [],
  )
  const shown = outcome ?? plain.outcome
  return (
    <>
      {shown ? <OutcomeBanner outcome={shown} again={again} /> : null}
      {/* Kept while an answer is shown: after a refusal what was typed is still there. */}
      <form
        action={post}
        noValidate={isHydrated}
        onFocus={wake}
        onSubmit={onSubmit}
        hidden={shown !== null}
        className="grid max-w-xl gap-5"
      >
        <ErrorSummary lines={lines} attempt={attempt} />
        {plain.errors[''] ? (
          <p role="alert" className="rounded-md bg-bad-soft p-4 font-semibold">
            {plain.errors['']}
          </p>
        ) : null}
        <input type="hidden" name={ABOUT} value={about} />
        {asked.map(({ label: name, missing, ...control }) => (
          <TextField
            key={name}
            id={idOf(name)}
            name={name}
            label={name}
            error={problems[name]}
            defaultValue={plain.values[name]}
            required={Boolean(missing)}
            {...control}
          />
        ))}
        <TextArea
          id={idOf(MESSAGE)}
          name={MESSAGE}
          label={label}
          error={problems[MESSAGE]}
          defaultValue={plain.values[MESSAGE]}
          maxLength={3_000}
          rows={5}
        />
        <p className="text-sm text-muted">
          We answer to {user.email}
          {user.mobile ? ` or ${user.mobile}` : ''}.
        </p>
        <SendButton label={button} isSending={isSending} />
        <Honeypot />
        {provider}
      </form>
    </>
  )
}
