import type { ReactNode } from 'react'
import { SessionWatcher } from '@/components/session/session-watcher'
import type { UserData } from '@/lib/contract/account'
import type { OwnHome } from '@/lib/contract/selling'
import type { ListingStep } from '@/lib/domain/listing-steps'
import { OrderStep } from './order-step'
import { RememberOrder } from './remember-order'
import { StepContent } from './step-content'
import { StepPage } from './step-page'

interface HomeStepProps {
  home: OwnHome
  user: UserData
  step: ListingStep
  /** The content of the step 'pictures'. The route passes it in, because it belongs to the uploads feature. */
  pictures?: ReactNode
}

export function HomeStep({ home, user, step, pictures }: HomeStepProps) {
  return (
    <StepPage home={home} step={step}>
      <SessionWatcher userId={user.id} />
      {home.package_def ? <RememberOrder packageDef={home.package_def} propertyId={home.id} /> : null}
      {step === 'pictures' ? pictures : null}
      {step === 'order' ? <OrderStep home={home} user={user} /> : null}
      <StepContent home={home} user={user} step={step} />
    </StepPage>
  )
}
