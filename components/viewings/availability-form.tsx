'use client'

import { FormProblems } from '@/components/forms/form-problems'
import { ariaProps } from '@/components/forms/fields'
import { availabilityForm } from '@/components/forms/definitions/viewings'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { Input } from '@/components/ui/field'
import type { Availability } from '@/lib/contract/viewings'
import { SLOT_MINUTES, weekdays, type Weekday } from '@/lib/domain/viewing-slots'

/** The suffixes of the fields of a day's two stretches. */
const STRETCHES = ['', '_2'] as const
/** As in lib/domain/viewing-slots. */
const VIEWING_HOURS = { first: '08:00', last: '20:00' }
type StretchField = `${Weekday}_${'from' | 'to' | 'from_2' | 'to_2'}`

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The values of the fields: the first two stretches of each day. */
function toDefaults(stretches: Availability['stretches']): Record<string, string> {
  return Object.fromEntries(
    weekdays.flatMap((weekday, index) =>
      STRETCHES.flatMap((suffix, position) => {
        const stretch = stretches.filter((each) => each.weekday === index + 1)[position]
        return [
          [`${weekday}_from${suffix}`, stretch?.start ?? ''],
          [`${weekday}_to${suffix}`, stretch?.end ?? ''],
        ]
      }),
    ),
  )
}

interface AvailabilityFormProps {
  userId: number
  stretches: Availability['stretches']
}

/** The week in which the user shows homes. */
export function AvailabilityForm({ userId, stretches }: AvailabilityFormProps) {
  const { formProps, hiddenFields, field, problems, outcome, dismiss, isSending } = useDefinedForm(
    availabilityForm,
    { sender: { id: userId }, defaults: toDefaults(stretches), draft: `availability-${userId}` },
  )
  const renderTime = (name: StretchField, label: string) => {
    const { id, error, ...input } = field(name)
    return (
      <Input
        {...ariaProps({ id, error })}
        {...input}
        required={false}
        type="time"
        step={SLOT_MINUTES * 60}
        min={VIEWING_HOURS.first}
        max={VIEWING_HOURS.last}
        aria-label={label}
        className="w-auto! min-w-0 flex-1 basis-28 px-2! tabular-nums"
      />
    )
  }
  return (
    <form {...formProps} onInput={dismiss} className="grid max-w-3xl gap-4">
      <FormProblems {...problems} />
      <div className="divide-y divide-line rounded-lg border border-line bg-surface px-4">
        {weekdays.map((weekday) => (
          <fieldset
            key={weekday}
            className="grid items-center gap-2 py-3 desktop:grid-cols-[6.5rem_1fr_1fr] desktop:gap-4"
          >
            <legend className="float-left font-semibold desktop:contents">
              <span>{capitalise(weekday)}</span>
            </legend>
            {STRETCHES.map((suffix, index) => {
              const stretchLabel = `${capitalise(weekday)}, ${index === 0 ? 'first' : 'second'} stretch,`
              const { error } = field(`${weekday}_from${suffix}`)
              return (
                <div key={suffix} className="min-w-0">
                  {error ? (
                    <p id={`${weekday}_from${suffix}-error`} className="mb-1 text-sm font-semibold text-bad">
                      {error}
                    </p>
                  ) : null}
                  <div className="flex items-center gap-2">
                    {renderTime(`${weekday}_from${suffix}`, `${stretchLabel} from`)}
                    <span className="text-muted">to</span>
                    {renderTime(`${weekday}_to${suffix}`, `${stretchLabel} to`)}
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
