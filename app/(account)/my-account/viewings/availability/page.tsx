import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { TitledSection } from '@/components/ui/titled-section'
import { UnavailableFeature } from '@/components/account/unavailable-feature'
import { travel } from '@/lib/domain/viewing-slots'
import { londonDay } from '@/lib/format/london-clock'
import { InternalLink } from '@/components/ui/internal-link'
import { AvailabilityForm } from '@/components/viewings/availability-form'
import { DaysOff } from '@/components/viewings/days-off'
import { routes } from '@/lib/config/routes'
import { getOwnAvailability } from '@/lib/queries/viewings'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('When you show your home', routes.viewingAvailability)

/** The forms for the times at which an owner shows homes. An owner has one diary for all homes. */
export default async function AvailabilityPage() {
  const { id } = await requireUser()
  const availability = await getOwnAvailability(id)
  return (
    <AccountPageLayout
      userId={id}
      title="When you show your home"
      intro={`Buyers and tenants choose from these times, and you confirm each viewing. They hold for all your homes, and we leave time to drive from one to the next: straight-line miles times ${travel.roadMilesPerStraightMile} at ${travel.milesPerHour} miles an hour, and ${travel.parkingMinutes} minutes to park.`}
    >
      {availability === null ? (
        <UnavailableFeature>Your times cannot be kept here.</UnavailableFeature>
      ) : (
        <>
          <TitledSection
            id="week"
            title="Every week"
            intro="On the hour or half hour, between 08:00 and 20:00. While all of it is empty we offer the usual times, Monday to Saturday from 9:00 to 18:00."
          >
            <AvailabilityForm userId={id} weeklyPeriods={availability.weekly_periods} />
          </TitledSection>
          <TitledSection
            id="days-off"
            title="Days off"
            intro="Viewings that are arranged already stay: cancel or move them if you are away."
          >
            <DaysOff userId={id} days={availability.days_off} today={londonDay(new Date())} />
          </TitledSection>
        </>
      )}
      <p>
        <InternalLink href={routes.viewings} className="font-semibold underline">
          All viewings
        </InternalLink>
      </p>
    </AccountPageLayout>
  )
}
