import { getRating } from '@/lib/queries/site-meta'
import { PartnerLogos } from './partner-logos'
import { RatingWidget } from './rating-widget'

export async function TrustStrip() {
  return (
    <div className="border-y border-line bg-surface">
      <div className="wrap-page grid gap-6 py-7 desktop:grid-cols-[1fr_auto] desktop:items-center">
        <PartnerLogos />
        <RatingWidget rating={await getRating()} className="desktop:max-w-md" />
      </div>
    </div>
  )
}
