import { createStepMetadata, requireStep, type StepParams } from '@/components/selling/create-step-routes'
import { HomeStep } from '@/components/selling/home-step'
import { PicturesOfHome } from '@/components/uploads/pictures-of-home'

export const generateMetadata = createStepMetadata('sale')

/** A step in which an owner describes a home. */
export default async function StepRoute({ params }: StepParams) {
  const step = await requireStep('sale', params)
  return <HomeStep {...step} pictures={<PicturesOfHome userId={step.user.id} listingId={step.home.id} />} />
}
