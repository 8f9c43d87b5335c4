import { brand } from '../../config/brand'
import { ownHomeHref, routes } from '../../config/routes'
import type { ListingKind } from '../../domain/listing-kind'
import type { Nation } from '../../domain/nation'
import { describeBindingMoment } from '../../domain/offer'
import { isCommercialType } from '../../domain/property-type'
import { getMilestoneRule } from '../../domain/tenancy-milestone'
import { absoluteUrl, greet, type EmailContent } from '../mail/wording'

/** A sale or letting is agreed, is available again because it has fallen through, or is completed. */
export type Progress = 'agreed' | 'available' | 'completed'

export interface ProgressListing {
  id: number
  kind: ListingKind
  displayAddress: string
  nation: Nation
  type: string
}

interface ProgressText {
  /** The first part of the subject. The address follows. */
  subject: string
  paragraphs: readonly string[]
}

const describeSale = (
  { displayAddress, nation }: ProgressListing,
  { progress, isOwner }: { progress: Progress; isOwner: boolean },
): ProgressText => {
  switch (progress) {
    case 'agreed':
      return {
        subject: 'Sold subject to contract',
        paragraphs: [
          `${displayAddress} is now sold subject to contract, and the advertisement says so.`,
          isOwner
            ? `Return your solicitor’s property forms and answer the buyer’s questions soon: nothing binds either side until ${describeBindingMoment(nation)}.`
            : `Have the home surveyed and let your solicitor begin the searches, if you have not yet: nothing binds either side until ${describeBindingMoment(nation)}.`,
        ],
      }
    case 'available':
      return {
        subject: 'Back on the market',
        paragraphs: [`The sale of ${displayAddress} has fallen through, so it is for sale again.`],
      }
    case 'completed':
      return {
        subject: isOwner ? 'Your sale is complete' : 'Your purchase is complete',
        paragraphs: [
          isOwner
            ? `${displayAddress} is sold, and its advertisement has ended. Tell the council, your insurer and the suppliers of energy and water the day on which you moved out.`
            : `${displayAddress} is yours. Tell the council, your insurer and the suppliers of energy and water the day on which you moved in, and ask your solicitor when the tax return is filed and the title registered.`,
        ],
      }
  }
}

const describeLetting = (
  { displayAddress, nation, type }: ProgressListing,
  { progress, isOwner }: { progress: Progress; isOwner: boolean },
): ProgressText => {
  switch (progress) {
    case 'agreed':
      if (isCommercialType(type))
        return {
          subject: 'The lease is signed',
          paragraphs: [
            `The lease of ${displayAddress} is signed, and its advertisement says that it is let.`,
          ],
        }
      return {
        subject: 'The tenancy is signed',
        paragraphs: [
          `The tenancy of ${displayAddress} is signed, and its advertisement says that it is let.`,
          isOwner
            ? `Protect the deposit in an approved scheme. ${getMilestoneRule('deposit', nation) ?? ''}`
            : 'Ask the landlord which scheme protects your deposit, and check the inventory on the day on which you move in.',
        ],
      }
    case 'available':
      return {
        subject: 'Back on the market',
        paragraphs: [`The letting of ${displayAddress} has fallen through, so it is to let again.`],
      }
    case 'completed':
      return {
        subject: 'The letting is complete',
        paragraphs: [
          isOwner
            ? `${displayAddress} is let, and its advertisement has ended.`
            : `You are the tenant of ${displayAddress}. Tell the council and the suppliers of energy and water the day on which you moved in.`,
        ],
      }
  }
}

interface ProgressMail {
  progress: Progress
  isOwner: boolean
  ownerNotes?: readonly string[]
  listing: ProgressListing
}

export function composeProgressMail(
  firstName: string,
  { progress, isOwner, ownerNotes = [], listing }: ProgressMail,
): EmailContent {
  const describe = listing.kind === 'sale' ? describeSale : describeLetting
  const { subject, paragraphs } = describe(listing, { progress, isOwner })
  // The owner's page of a home is gone once the home is sold.
  const isSold = progress === 'completed' && listing.kind === 'sale'
  return {
    subject: `${subject}: ${listing.displayAddress}`,
    greeting: greet(firstName),
    paragraphs: [
      ...paragraphs,
      ...(isOwner ? ownerNotes : []),
      `If this is wrong or something is unclear, write to us at ${brand.email} or call ${brand.phone}.`,
    ],
    action:
      isOwner && !isSold
        ? { label: 'See your home', url: absoluteUrl(ownHomeHref(listing.kind, listing.id)) }
        : { label: 'Go to your account', url: absoluteUrl(routes.account) },
  }
}
