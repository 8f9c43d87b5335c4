'use client'

import { useRouter } from 'next/navigation'
import type { FieldValues } from 'react-hook-form'
import type { FormDefinition } from '@/components/forms/define-form'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import type { ListingKind } from '@/lib/domain/listing-kind'

export interface StepFormContext {
  kind: ListingKind
  id: number
  /** The revision that the page shows. A field that a newer revision of another tab has changed is not overwritten. */
  revision: number
  userId: number
  /** URL of the page after this one. */
  nextHref: string
}

/** Returns a function that opens a page and refreshes the router's cache, so that Back shows saved values. */
export function useNextPage(href: string): () => void {
  const router = useRouter()
  return () => {
    router.push(href)
    router.refresh()
  }
}

/** Runs the form of a step: sends the revision that the page shows, and opens the next page once saved. */
export function useStepForm<Values extends FieldValues, Valid>(
  definition: FormDefinition<'saveHomeStep', Values, Valid>,
  { kind, id, revision, userId, nextHref }: StepFormContext,
  defaults: Readonly<Record<string, string | boolean>>,
) {
  const openNextPage = useNextPage(nextHref)
  return useDefinedForm(definition, {
    userId,
    hidden: { kind, listing_id: String(id), revision: String(revision) },
    defaults,
    draftKey: `${definition.id}-${userId}-${id}`,
    onDone: openNextPage,
  })
}
