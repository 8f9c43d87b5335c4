'use client'

import { useRouter } from 'next/navigation'
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

function DayList({ userId, days }: Omit<DaysOffProps, 'today'>) {
  const { showDone, messageBox } = useStepMessage()
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
      {messageBox}
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

export function DaysOff({ userId, days, today }: DaysOffProps) {
  const router = useRouter()
  const { formProps, hiddenFields, field, problems, outcome, isSending, isRestored } = useDefinedForm(
    dayOffForm,
    {
      userId,
      hidden: { off: '1' },
      draftKey: `day-off-${userId}`,
      onDone: () => router.refresh(),
    },
  )
  return (
    <div className="grid max-w-xl gap-5">
      <DayList userId={userId} days={days} />
      <form {...formProps} className="grid gap-4">
        <FormProblems {...problems} />
        {isRestored ? <RestoredNote action="save" /> : null}
        <TextField {...field('day')} label="A day on which you show no home" type="date" min={today} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SendButton label="Add the day" isSending={isSending} />
          <p role="status" className="font-semibold text-good">
            {outcome?.message}
          </p>
        </div>
        {hiddenFields}
      </form>
    </div>
  )
}
