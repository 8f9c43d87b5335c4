import { usePublicSettings } from '@/components/settings/public-settings'
import { BorrowingCalculator } from './borrowing-calculator'
import { MortgageSections } from './mortgage-sections'

export function MortgagePage() {
  const { brandName } = usePublicSettings()
  return (
    <>
      <BorrowingCalculator />
      <MortgageSections brandName={brandName} />
    </>
  )
}
