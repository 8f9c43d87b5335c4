import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { AcceptInvitationForm } from '@/components/saved/sharing-forms'
import { SharingTerms } from '@/components/saved/sharing-section'
import { ButtonLink } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { savedRoutes } from '@/lib/config/saved-routes'
import { decodeSegment } from '@/lib/format/decode-segment'
import { findShareInvitation, getHomeSharing } from '@/lib/queries/saved-homes'
import { requireUser } from '@/lib/session/current-user'

interface Props {
  params: Promise<{ key: string }>
}

/** The metadata has the URL of the saved homes, so that sharing the page does not reveal the key. */
export const metadata = createAccountPageMetadata('Share saved homes', savedRoutes.account)

/** The page that the link of an invitation opens. A visitor logs in first. */
export default async function InvitationPage({ params }: Props) {
  const [{ id, email }, { key }] = await Promise.all([requireUser(), params])
  const invitationKey = decodeSegment(key)
  const [foundInvitation, sharing] = await Promise.all([
    findShareInvitation(id, invitationKey),
    getHomeSharing(id),
  ])
  if ('refusal' in foundInvitation)
    return (
      <AccountPageLayout userId={id} title="Share saved homes">
        <div className="grid max-w-xl gap-5">
          <p role="alert" className="text-lg font-semibold">
            {foundInvitation.refusal}
          </p>
          <p>
            You are logged in as <strong className="wrap-anywhere">{email}</strong>
            {sharing?.partner
              ? `, and share your saved homes with ${sharing.partner.first_name} already.`
              : '. An invitation works once, within seven days. Ask whoever invited you to send another, to this address.'}
          </p>
          <p>
            <ButtonLink href={savedRoutes.account} variant="secondary">
              See your saved homes
            </ButtonLink>
          </p>
        </div>
      </AccountPageLayout>
    )
  const { inviter } = foundInvitation
  return (
    <AccountPageLayout
      userId={id}
      title="Share saved homes"
      intro={`${inviter.first_name} (${inviter.email}) would like to share saved homes with you.`}
    >
      <div>
        <SharingTerms />
        {sharing?.partner ? (
          <p className="max-w-[60ch]">
            You share your saved homes with {sharing.partner.first_name} already. You can accept this
            invitation once{' '}
            <InternalLink href={`${savedRoutes.account}#sharing`} className="underline">
              you have ended that
            </InternalLink>
            .
          </p>
        ) : (
          <AcceptInvitationForm userId={id} invitation={invitationKey} />
        )}
      </div>
    </AccountPageLayout>
  )
}
