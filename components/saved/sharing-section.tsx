import type { HomeSharing } from '@/lib/contract/home-sharing'
import { formatLongDate } from '@/lib/format/dates'
import { SharingForms } from './sharing-forms'

/** Explains what sharing means, before somebody agrees to it. */
export const SharingTerms = () => (
  <ul className="mb-5 max-w-[60ch] list-disc pl-5">
    <li>You have one list: the homes that either of you has saved, now or later.</li>
    <li>Each of you reads the other’s notes, also those written before.</li>
    <li>Each of you can add and remove homes, for both. Removing one removes the notes about it too.</li>
    <li>Homes that you hide, and searches that you save, stay yours alone.</li>
    <li>Either can end it at any time. Each then keeps a copy of all the homes, and their own notes.</li>
  </ul>
)

interface SharingSectionProps {
  userId: number
  sharing: HomeSharing
}

function getSharingState({ partner, invitation }: HomeSharing): 'alone' | 'invited' | 'shared' {
  if (partner) return 'shared'
  return invitation ? 'invited' : 'alone'
}

/** Shows with whom a user shares saved homes, and the form that starts or ends it. */
export const SharingSection = ({ userId, sharing }: SharingSectionProps) => {
  const { partner, invitation } = sharing
  return (
    <section aria-labelledby="sharing">
      <h2 id="sharing" className="mb-3 wrap-anywhere">
        {partner ? `Shared with ${partner.first_name}` : 'Share with a partner'}
      </h2>
      {partner ? (
        <p className="mb-4 max-w-[60ch] wrap-anywhere">
          You and {partner.first_name} have had one list since {formatLongDate(partner.since)}. When one of
          you ends that, or closes their account, each keeps a copy of all the homes, and their own notes.
        </p>
      ) : null}
      {!partner && invitation ? (
        <p className="mb-4 max-w-[60ch] wrap-anywhere">
          You have invited <strong>{invitation.email}</strong>. The link in the email works until{' '}
          {formatLongDate(invitation.expires_at)}, for an account with that address.
        </p>
      ) : null}
      {!partner && !invitation ? (
        <>
          <p className="mb-3 max-w-[60ch]">Are you looking for a home together?</p>
          <SharingTerms />
        </>
      ) : null}
      <SharingForms userId={userId} state={getSharingState(sharing)} />
    </section>
  )
}
