import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { ConfirmEmailForm } from '@/components/account/confirm-email-form'
import { routes } from '@/lib/config/routes'
import { decodeSegment } from '@/lib/format/decode-segment'
import { getOwnEmailChange } from '@/lib/queries/account'
import { requireUser } from '@/lib/session/current-user'

interface Props {
  params: Promise<{ key: string }>
}

/** The metadata has the URL of the profile, so that sharing the page does not reveal the key. */
export const metadata = createAccountPageMetadata('Confirm your email address', routes.accountProfile)

/** The page of the link that confirms a new email address. A visitor logs in first. */
export default async function ConfirmEmailPage({ params }: Props) {
  const { id, email } = await requireUser()
  const change = await getOwnEmailChange(id)
  return (
    <AccountPageLayout userId={id} title="Confirm your email address">
      <ConfirmEmailForm
        userId={id}
        email={email}
        newEmail={change?.new_email ?? null}
        emailKey={decodeSegment((await params).key)}
      />
    </AccountPageLayout>
  )
}
