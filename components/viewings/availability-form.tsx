'use client'

import { useRouter } from 'next/navigation'
import { FormProblems } from '@/components/forms/form-problems'
import { getAriaProps } from '@/components/forms/fields'
import { availabilityForm } from '@/components/forms/definitions/viewings'
import { RestoredNote } from '@/components/forms/restored-note'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { Input } from '@/components/ui/field'
import type { Availability } from '@/lib/contract/viewings'
import { nameWeekday, SLOT_MINUTES, weekdays, type Weekday } from '@/lib/domain/viewing-slots'

/** Name suffixes of the fields of a day's two periods. */
const PERIOD_SUFFIXES = ['', '_2'] as const
/** The earliest and the latest hour that lib/domain/viewing-slots allows. */
const VIEWING_HOURS = { first: '08:00', last: '20:00' }
const SECONDS_PER_MINUTE = 60
type PeriodField = `${Weekday}_${'from' | 'to' | 'from_2' | 'to_2'}`

/** Returns the values of the fields: the first two periods of each day. */
function toDefaults(weeklyPeriods: Availability['weekly_periods']): Record<string, string> {
  return Object.fromEntries(
    weekdays.flatMap((weekday, index) =>
      PERIOD_SUFFIXES.flatMap((suffix, position) => {
        // The contract numbers weekdays from 1, which is Monday.
        const periodsOfDay = weeklyPeriods.filter((period) => period.weekday === index + 1)
        const period = periodsOfDay[position]
        return [
          [`${weekday}_from${suffix}`, period?.start ?? ''],
          [`${weekday}_to${suffix}`, period?.end ?? ''],
        ]
      }),
    ),
  )
}

interface AvailabilityFormProps {
  userId: number
  weeklyPeriods: Availability['weekly_periods']
}

export function AvailabilityForm({ userId, weeklyPeriods }: AvailabilityFormProps) {
  const router = useRouter()
  const { formProps, hiddenFields, field, problems, outcome, dismissOutcome, isSending, isRestored } =
    useDefinedForm(availabilityForm, {
      userId,
      defaults: toDefaults(weeklyPeriods),
      draftKey: `availability-${userId}`,
      // Without a refresh, Back would show the former times from the router's cache.
      onDone: () => router.refresh(),
    })
  const renderTime = (name: PeriodField, label: string) => {
    const { id, error, ...input } = field(name)
    return (
      <Input
        {...getAriaProps({ id, error })}
        {...input}
        required={false}
        type="time"
        step={SLOT_MINUTES * SECONDS_PER_MINUTE}
        min={VIEWING_HOURS.first}
        max={VIEWING_HOURS.last}
        aria-label={label}
        className="w-auto! min-w-0 flex-1 basis-28 px-2! tabular-nums"
      />
    )
  }
  return (
    <form {...formProps} onInput={dismissOutcome} className="grid max-w-3xl gap-4">
      <FormProblems {...problems} />
      {isRestored ? <RestoredNote action="save" /> : null}
      <div className="divide-y divide-line rounded-lg border border-line bg-surface px-4">
        {weekdays.map((weekday) => (
          <fieldset
            key={weekday}
            className="grid items-center gap-2 py-3 desktop:grid-cols-[6.5rem_1fr_1fr] desktop:gap-4"
          >
            <legend className="float-left font-semibold desktop:contents">
              <span>{nameWeekday(weekday)}</span>
            </legend>
            {PERIOD_SUFFIXES.map((suffix, index) => {
              const periodLabel = `${nameWeekday(weekday)}, ${index === 0 ? 'first' : 'second'} stretch,`
              const { error } = field(`${weekday}_from${suffix}`)
              return (
                <div key={suffix} className="min-w-0">
                  {error ? (
                    <p id={`${weekday}_from${suffix}-error`} className="mb-1 text-sm font-semibold text-bad">
                      {error}
                    </p>
                  ) : null}
                  <div className="flex items-center gap-2">
                    {renderTime(`${weekday}_from${suffix}`, `${periodLabel} from`)}
                    <span className="text-muted">to</span>
                    {renderTime(`${weekday}_to${suffix}`, `${periodLabel} to`)}
                  </div>
                </div>
              )
            })}
          </fieldset>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SendButton label="Save your times" isSending={isSending} />
        <p role="status" className="font-semibold text-good">
          {outcome?.message}
        </p>
      </div>
      {hiddenFields}
    </form>
  )
}
