import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { homeStepHref, ownHomeHref } from '@/lib/config/routes'
import type { ListingKind } from '@/lib/domain/listing-kind'
import {
  isListingStep,
  isOpenWhenLive,
  getListingStepName,
  type ListingStep,
} from '@/lib/domain/listing-steps'
import { parseId } from '@/lib/queries/listings'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getOwnHome } from '@/lib/queries/selling'
import { requireUser } from '@/lib/session/current-user'
import { isAdvertised } from './step-content'
import { findFirstOpenStep } from './step-list'

export interface HomeParams {
  params: Promise<{ id: string }>
}
export interface StepParams {
  params: Promise<{ id: string; step: string }>
}

/** Creates the metadata of a page that only the owner of a home sees. */
export const createOwnHomeMetadata = (title: string, path: string): Metadata =>
  createPageMetadata({
    meta: { page_title: title, meta_description: '', meta_image: '' },
    path,
    canonical: null,
    noindex: true,
  })

/** Answers 404 for a home of another user, and for a completed one unless `acceptsCompleted` is set. */
export async function requireOwnHome(
  kind: ListingKind,
  idSegment: string,
  { acceptsCompleted = false } = {},
) {
  const user = await requireUser()
  const id = parseId(idSegment)
  const home = id === null ? null : await getOwnHome(user.id, kind, id)
  if (!home || (home.status === 'completed' && !acceptsCompleted)) notFound()
  return { user, home }
}

/** Gets user, home and step from the URL. Redirects to the home's page if the step is closed while the home is live. */
export async function requireStep(kind: ListingKind, params: StepParams['params']) {
  const { id, step } = await params
  if (!isListingStep(step)) notFound()
  const { user, home } = await requireOwnHome(kind, id)
  if (isAdvertised(home) && !isOpenWhenLive(step)) redirect(ownHomeHref(kind, home.id))
  return { user, home, step }
}

export const createStepMetadata =
  (kind: ListingKind) =>
  async ({ params }: StepParams): Promise<Metadata> => {
    const { id, step } = await params
    const name = isListingStep(step) ? getListingStepName(kind, step) : ''
    // For an invalid id or step, the path is never shown, because the page answers 404.
    return createOwnHomeMetadata(name, homeStepHref(kind, Number(id) || 0, step as ListingStep))
  }

/** Creates a page that redirects to the first unfinished step, or for an advertised home to the home's page. */
export const createHomeRoute = (kind: ListingKind) =>
  async function HomePage({ params }: HomeParams) {
    const { home } = await requireOwnHome(kind, (await params).id)
    if (isAdvertised(home)) redirect(ownHomeHref(kind, home.id))
    redirect(homeStepHref(kind, home.id, findFirstOpenStep(home)))
  }
