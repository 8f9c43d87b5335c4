import { createStepMetadata, requireStep, type StepParams } from '@/components/selling/create-step-routes'
import { HomeStep } from '@/components/selling/home-step'
import { PicturesOfHome } from '@/components/uploads/pictures-of-home'

export const generateMetadata = createStepMetadata('sale')

export default async function StepRoute({ params }: StepParams) {
  const stepProps = await requireStep('sale', params)
  const { user, home } = stepProps
  return <HomeStep {...stepProps} pictures={<PicturesOfHome userId={user.id} listingId={home.id} />} />
}
