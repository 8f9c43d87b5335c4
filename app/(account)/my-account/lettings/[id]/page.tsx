import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { requireOwnHome, type HomeParams } from '@/components/selling/create-step-routes'
import { CertificatesSection } from '@/components/selling/certificates-section'
import { OwnHomeDetail } from '@/components/selling/own-home-detail'
import { routes } from '@/lib/config/routes'
import { londonDay } from '@/lib/format/london-clock'

export const metadata = createAccountPageMetadata('Your home', routes.accountLettings)

/** Shows a home to its landlord. Once the letting is complete, shows only the certificates, which are still renewed. */
export default async function OwnHomePage({ params }: HomeParams) {
  const { user, home } = await requireOwnHome('let', (await params).id, { acceptsCompleted: true })
  return (
    <AccountPageLayout userId={user.id} title={home.portal_address}>
      {home.status === 'completed' ? (
        <>
          <p>The letting is complete.</p>
          <CertificatesSection home={home} userId={user.id} today={londonDay(new Date())} />
        </>
      ) : (
        <OwnHomeDetail home={home} userId={user.id} />
      )}
    </AccountPageLayout>
  )
}
