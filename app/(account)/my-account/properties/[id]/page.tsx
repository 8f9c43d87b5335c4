import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { requireOwnHome, type HomeParams } from '@/components/selling/create-step-routes'
import { OwnHomeDetail } from '@/components/selling/own-home-detail'
import { routes } from '@/lib/config/routes'

export const metadata = createAccountPageMetadata('Your home', routes.accountProperties)

export default async function OwnHomePage({ params }: HomeParams) {
  const { user, home } = await requireOwnHome('sale', (await params).id)
  return (
    <AccountPageLayout userId={user.id} title={home.portal_address}>
      <OwnHomeDetail home={home} userId={user.id} />
    </AccountPageLayout>
  )
}
