import type { ListingKind } from './listing-kind'
import type { LetRequestStatus } from './let-request'
import type { OfferStatus } from './offer'

/** How far a user has come with a saved home, in the usual order (field O5). */
export const savedHomeStages = [
  'saved',
  'asked',
  'proposed',
  'viewing',
  'viewed',
  'offered',
  'agreed',
] as const
export type SavedHomeStage = (typeof savedHomeStages)[number]

interface HomeContact {
  /** The status of the user's open or accepted offer or request to let. */
  negotiation: OfferStatus | LetRequestStatus | null
  /** The time of an accepted viewing. */
  nextViewingAt: Date | null
  /** The time of a viewing that is not accepted yet. */
  proposedViewingAt: Date | null
  lastViewingAt: Date | null
}

/** Returns the furthest stage of a conversation about a home, and the time of its viewing if there is one. */
export function findStage(contact: HomeContact): { stage: SavedHomeStage; at: Date | null } {
  const { negotiation, nextViewingAt, proposedViewingAt, lastViewingAt } = contact
  if (negotiation !== null) return { stage: negotiation === 'accepted' ? 'agreed' : 'offered', at: null }
  if (nextViewingAt) return { stage: 'viewing', at: nextViewingAt }
  if (proposedViewingAt) return { stage: 'proposed', at: proposedViewingAt }
  return lastViewingAt ? { stage: 'viewed', at: lastViewingAt } : { stage: 'asked', at: null }
}

/** Parses a stage in a URL; null for any other text. */
export const parseStage = (text: unknown): SavedHomeStage | null =>
  savedHomeStages.find((stage) => stage === text) ?? null

const stageNames: Record<SavedHomeStage, string> = {
  saved: 'Only saved',
  asked: 'Asked about',
  proposed: 'Viewing proposed',
  viewing: 'To be viewed',
  viewed: 'Viewed',
  offered: 'Offered for',
  agreed: 'Agreed',
}

export const nameStage = (stage: SavedHomeStage): string => stageNames[stage]

/** Describes the stage of one home; null for a home that is only saved. @param when the formatted time of the viewing */
export function describeStage(stage: SavedHomeStage, kind: ListingKind, when: string): string | null {
  switch (stage) {
    case 'saved':
      return null
    case 'asked':
      return 'You have written to its owner'
    case 'proposed':
      return `A viewing is proposed for ${when}`
    case 'viewing':
      return `Your viewing is on ${when}`
    case 'viewed':
      return `You viewed it on ${when}`
    case 'offered':
      return kind === 'sale'
        ? 'Your offer waits for an answer'
        : 'Your request to rent it waits for an answer'
    case 'agreed':
      return kind === 'sale' ? 'Your offer is accepted' : 'Your request to rent it is accepted'
  }
}
