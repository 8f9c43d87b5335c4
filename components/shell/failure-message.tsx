import type { ReactNode } from 'react'
import { contactPhone } from '@/lib/config/phone'

/** A failure must never read as 'not found' or 'no results', which would be untrue (R4). */
const messages = {
  outage: {
    heading: 'We can’t reach our property data at the moment',
    text:
      'The site is up, but the records behind it are not answering. Nothing of yours is lost. ' +
      'This usually mends itself within a minute.',
  },
  error: {
    heading: 'Something went wrong on our side',
    text: 'This page could not be put together. It is not your doing, and we have been told about it.',
  },
} as const

export type FailureKind = keyof typeof messages

/**
 * The content of an error page. `retry` is a button or link that loads the page again. Every page loads this module, so
 * it imports the telephone number alone and not the whole of `brand`.
 */
export function FailureMessage({ kind, retry }: { kind: FailureKind; retry: ReactNode }) {
  return (
    <div className="wrap-page max-w-3xl! py-12">
      <h1>{messages[kind].heading}</h1>
      <p className="mt-4 text-lg">{messages[kind].text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {retry}
        <p>
          Or call us on{' '}
          <a href={contactPhone.phoneHref} className="font-semibold whitespace-nowrap">
            {contactPhone.phone}
          </a>
          .
        </p>
      </div>
    </div>
  )
}
