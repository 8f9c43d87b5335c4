'use client'

import type { FormEvent } from 'react'
import { dayOffForm } from '@/components/forms/definitions/viewings'
import { TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { RestoredNote } from '@/components/forms/restored-note'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useStepMessage } from '@/components/forms/use-step-message'
import { Button } from '@/components/ui/button'
import { formatLongDate } from '@/lib/format/dates'

interface DaysOffProps {
  userId: number
  /** As YYYY-MM-DD. */
  days: readonly string[]
  today: string
}

interface DayFormProps {
  userId: number
  showDone: (message: string) => void
}

function DayList({ userId, days, showDone }: DayFormProps & Pick<DaysOffProps, 'days'>) {
  const { formProps, hiddenFields, problems, sendValues } = useDefinedForm(dayOffForm, {
    userId,
    onDone: (_, { day }) => showDone(`No longer a day off: ${formatLongDate(day)}`),
  })
  const remove = (event: FormEvent, day: string) => {
    event.preventDefault()
    // The same call adds a day with '1' and removes it with ''.
    return sendValues({ day, off: '' })
  }
  return (
    <div className="grid gap-3">
      <FormProblems {...problems} />
      {days.length > 0 ? (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-4">
          {days.map((day) => (
            <li key={day} className="flex flex-wrap items-center justify-between gap-3 py-2">
              {formatLongDate(day)}
              <form {...formProps} onSubmit={(event) => remove(event, day)}>
                {hiddenFields}
                <input type="hidden" name="day" value={day} />
                <input type="hidden" name="off" value="" />
                <Button type="submit" variant="secondary" aria-label={`Remove ${formatLongDate(day)}`}>
                  Remove
                </Button>
              </form>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function AddDayForm({ userId, today, showDone }: DayFormProps & Pick<DaysOffProps, 'today'>) {
  const { formProps, hiddenFields, field, problems, outcome, isSending, isRestored, isHydrated } =
    useDefinedForm(dayOffForm, {
      userId,
      hidden: { off: '1' },
      draftKey: `day-off-${userId}`,
      onDone: (reply) => showDone(reply.message),
    })
  return (
    <form {...formProps} className="grid gap-4">
      <FormProblems {...problems} />
      {isRestored ? <RestoredNote action="save" /> : null}
      <TextField {...field('day')} label="A day on which you show no home" type="date" min={today} />
      <SendButton label="Add the day" isSending={isSending} />
      {/* Without JavaScript, the message comes with the form's outcome. */}
      {outcome && !isHydrated ? <p className="font-semibold text-good">{outcome.message}</p> : null}
      {hiddenFields}
    </form>
  )
}

export function DaysOff({ userId, days, today }: DaysOffProps) {
  const { showDone, hideMessage, messageBox } = useStepMessage()
  return (
    <div onSubmit={hideMessage} className="grid max-w-xl gap-5">
      {messageBox}
      <DayList userId={userId} days={days} showDone={showDone} />
      <AddDayForm userId={userId} today={today} showDone={showDone} />
    </div>
  )
}
