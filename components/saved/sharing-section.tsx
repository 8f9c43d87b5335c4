import type { HomeSharing } from '@/lib/contract/home-sharing'
import { formatLongDate } from '@/lib/format/dates'
import { EndSharingForm, InviteForm, WithdrawForm } from './sharing-forms'

/** What sharing means, before somebody agrees to it. */
export const SharingTerms = () => (
  <ul className="mb-5 max-w-[60ch] list-disc pl-5">
    <li>You have one list: the homes that either of you has saved, now or later.</li>
    <li>Each of you reads the other’s notes, also those written before.</li>
    <li>Each of you can add and remove homes, for both. With a home go the notes about it.</li>
    <li>Homes that you hide, and searches that you save, stay yours alone.</li>
    <li>Either can end it at any time. Each then keeps a copy of all the homes, and their own notes.</li>
  </ul>
)

interface SharingSectionProps {
  userId: number
  sharing: HomeSharing
}

/** With whom a user shares their saved homes, and how they begin or end to. */
export const SharingSection = ({ userId, sharing: { partner, invitation } }: SharingSectionProps) => (
  <section aria-labelledby="sharing">
    <h2 id="sharing" className="mb-3">
      {partner ? `Shared with ${partner.first_name}` : 'Share with a partner'}
    </h2>
    {partner ? <Partner userId={userId} partner={partner} /> : null}
    {!partner && invitation ? <Invitation userId={userId} invitation={invitation} /> : null}
    {!partner && !invitation ? (
      <>
        <p className="mb-3 max-w-[60ch]">Are you looking for a home together?</p>
        <SharingTerms />
        <InviteForm userId={userId} />
      </>
    ) : null}
  </section>
)

const Partner = ({ userId, partner }: { userId: number; partner: NonNullable<HomeSharing['partner']> }) => (
  <>
    <p className="mb-4 max-w-[60ch]">
      You and {partner.first_name} have had one list since {formatLongDate(partner.since)}. When one of you ends
      that, or closes their account, each keeps a copy of all the homes, and their own notes.
    </p>
    <EndSharingForm userId={userId} />
  </>
)

function Invitation({
  userId,
  invitation,
}: {
  userId: number
  invitation: NonNullable<HomeSharing['invitation']>
}) {
  return (
    <>
      <p className="mb-4 max-w-[60ch] wrap-anywhere">
        You have invited <strong>{invitation.email}</strong>. The link in the email works until{' '}
        {formatLongDate(invitation.expires_at)}, for an account with that address.
      </p>
      <WithdrawForm userId={userId} />
    </>
  )
}
