'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { Outcome } from './form-state'

interface OutcomeBannerProps {
  outcome: Outcome
  /** Shows the form again, with the typed values; used after a refusal. */
  onBack?: () => void
}

/** Shows the agency's reply in place of the form, and takes the focus (CONTACT-13, CONTACT-14). */
export function OutcomeBanner({ outcome: { ok, message, sent = [] }, onBack }: OutcomeBannerProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-outcome={ok ? 'success' : 'danger'}
      className={classNames(
        'rounded-lg border-l-4 p-5 outline-offset-2',
        ok ? 'border-good bg-good-soft' : 'border-bad bg-bad-soft',
      )}
    >
      <p role={ok ? 'status' : 'alert'} className="flex items-start gap-3 text-lg font-semibold">
        <Icon
          name={ok ? 'circle-check' : 'circle-alert'}
          className={classNames('mt-0.5 size-6 shrink-0', ok ? 'text-good' : 'text-bad')}
        />{' '}
        {message}
      </p>
      {sent.length > 0 ? (
        <div className="mt-4 wrap-anywhere">
          <h2 className="font-sans text-base font-semibold">What you sent</h2>
          <ul className="mt-1 grid gap-1 whitespace-pre-line">
            {sent.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {ok || !onBack ? null : (
        <Button variant="secondary" onClick={onBack} className="mt-4">
          Back to the form
        </Button>
      )}
    </div>
  )
}
