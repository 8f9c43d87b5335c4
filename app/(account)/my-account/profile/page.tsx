import { ProfileForm } from '@/components/account/profile-form'
import { AccountPageLayout, accountPageMetadata } from '@/components/account/account-page'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { requireUser } from '@/lib/session/current-user'

export const metadata = accountPageMetadata('Profile', routes.accountProfile)

/** The user's personal details (B-03). */
export default async function ProfilePage() {
  const user = await requireUser()
  return (
    <AccountPageLayout
      userId={user.id}
      title="Profile"
      intro="How we address you, and how we reach you when it matters."
    >
      <ProfileForm user={user} />
      <div className="max-w-xl rounded-lg border border-line bg-surface p-5">
        <h2 className="text-lg">Email address</h2>
        <p className="mt-1 font-semibold wrap-anywhere">{user.email}</p>
        <p className="mt-2 text-sm text-muted">
          You log in with it, so it is changed by a person:{' '}
          <a href={routes.contact} className="underline">
            write to us
          </a>{' '}
          or call{' '}
          <a href={brand.phoneHref} className="whitespace-nowrap underline">
            {brand.phone}
          </a>
          , and we check that it is you.
        </p>
      </div>
    </AccountPageLayout>
  )
}
