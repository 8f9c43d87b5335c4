'use client'

import type { ComponentProps } from 'react'
import { furtherFieldNames } from '@/lib/search/further-form'
import type { FurtherFields } from './further-fields'
import { useLoaded } from './use-loaded'

const loadFurtherFields = () => import('./further-fields')

/** Loads the further filters in a chunk of their own. Until then, hidden fields keep the filters that are set. */
export function LazyFurtherFields(props: ComponentProps<typeof FurtherFields>) {
  const chunk = useLoaded(loadFurtherFields)
  if (chunk) return <chunk.FurtherFields {...props} />
  return (
    // As tall as the screen, so that the dialog does not grow and move when the fields appear.
    <div className="min-h-svh">
      {furtherFieldNames.map((name) =>
        props.values[name] === '' ? null : (
          <input key={name} type="hidden" name={name} value={props.values[name]} />
        ),
      )}
    </div>
  )
}
