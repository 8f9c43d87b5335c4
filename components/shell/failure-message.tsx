import type { ReactNode } from 'react'
import { brand } from '@/lib/config/brand'

/** Words for an outage and for a fault of ours; neither is ever told as "not found" or "no results". */
const words = {
  outage: {
    heading: 'We can’t reach our property data at the moment',
    text: 'The site is up, but the records behind it are not answering. Nothing of yours is lost. This usually mends itself within a minute.',
  },
  error: {
    heading: 'Something went wrong on our side',
    text: 'This page could not be put together. It is not your doing, and we have been told about it.',
  },
} as const

export type FailureKind = keyof typeof words

/** Tells a failure, with the ways on that still work; `retry` is a button or link that tries again. */
export function FailureMessage({ kind, retry }: { kind: FailureKind; retry: ReactNode }) {
  return (
    <div className="wrap-page max-w-3xl! py-12">
      <h1>{words[kind].heading}</h1>
      <p className="mt-4 text-lg">{words[kind].text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {retry}
        <p>
          Or call us on{' '}
          <a href={brand.phoneHref} className="font-semibold whitespace-nowrap">
            {brand.phone}
          </a>
          .
        </p>
      </div>
    </div>
  )
}
