'use client'

import { useRouter } from 'next/navigation'
import type { FieldValues } from 'react-hook-form'
import type { FormDefinition } from '@/components/forms/define-form'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import type { ListingKind } from '@/lib/domain/listing-kind'

/** The home that a step belongs to, as its page was made. */
export interface StepHome {
  kind: ListingKind
  id: number
  revision: number
  userId: number
  /** The page after this one. */
  nextHref: string
}

/** Leads on. The router forgets the pages that it keeps, so that going back shows what was saved. */
export function useNextPage(href: string): () => void {
  const router = useRouter()
  return () => {
    router.push(href)
    router.refresh()
  }
}

/** Runs the form of a step: it carries the revision that the page showed, and leads on when it is saved. */
export function useStepForm<Values extends FieldValues, Valid>(
  definition: FormDefinition<'saveHomeStep', Values, Valid>,
  { kind, id, revision, userId, nextHref }: StepHome,
  defaults: Readonly<Record<string, string | boolean>>,
) {
  const goOn = useNextPage(nextHref)
  return useDefinedForm(definition, {
    sender: { id: userId },
    hidden: { kind, listing_id: String(id), revision: String(revision) },
    defaults,
    draft: `${definition.id}-${userId}-${id}`,
    onDone: goOn,
  })
}
