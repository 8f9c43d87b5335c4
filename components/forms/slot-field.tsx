'use client'

import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatLongDate } from '@/lib/format/dates'
import type { SlotDay } from '@/lib/format/slots'

interface SlotFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'value' | 'defaultValue'> {
  id: string
  error?: string
  defaultValue?: string
  days: readonly SlotDay[]
  legend: string
}

const dayClass =
  'group rounded-md border border-line bg-surface has-checked:border-accent has-checked:bg-accent-soft'
const summaryClass =
  'flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 font-semibold ' +
  '[&::-webkit-details-marker]:hidden'
/** Styles the labels from their parent, because classes on hundreds of labels would enlarge the document. */
const timesClass =
  'grid grid-cols-3 gap-2 border-t border-line p-3 phone:grid-cols-4 tablet:grid-cols-5 ' +
  '[&_label]:flex [&_label]:min-h-11 [&_label]:items-center [&_label]:gap-2 [&_label]:rounded-sm ' +
  '[&_label]:border [&_label]:border-line-strong [&_label]:bg-surface [&_label]:px-2 [&_label]:tabular-nums ' +
  '[&_label:has(:checked)]:border-accent [&_label:has(:checked)]:font-semibold [&_input]:size-5 [&_input]:accent-accent'

const countTimes = (count: number): string => (count === 1 ? '1 time' : `${count} times`)

/** Offers free viewing times as radio buttons by day. Values are 'YYYY-MM-DDTHH:MM' in London time. */
export function SlotField({ id, error, defaultValue = '', days, legend, ...input }: SlotFieldProps) {
  const openDay = days.find(({ day }) => defaultValue.startsWith(day)) ?? days[0]
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid gap-2"
    >
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {error ? (
        <p id={`${id}-error`} className="text-sm font-semibold text-bad">
          {error}
        </p>
      ) : null}
      {days.map(({ day, times }) => (
        <details key={day} name={`${id}-days`} open={day === openDay?.day} className={dayClass}>
          <summary className={summaryClass}>
            {formatLongDate(day)}
            <span className="flex items-center gap-2 text-sm font-normal text-muted">
              {countTimes(times.length)}
              <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
            </span>
          </summary>
          <div role="group" aria-label={`Preferred time on ${formatLongDate(day)}`} className={timesClass}>
            {times.map((time, index) => (
              <label key={time}>
                <input
                  type="radio"
                  // The first button of the open day has the field's id, because the error summary links to it.
                  id={day === openDay?.day && index === 0 ? id : undefined}
                  {...input}
                  // Left out, because a browser cannot show its own message within a collapsed day.
                  required={undefined}
                  value={`${day}T${time}`}
                  defaultChecked={defaultValue === `${day}T${time}`}
                />
                {time}
              </label>
            ))}
          </div>
        </details>
      ))}
    </fieldset>
  )
}
