import { usePublicSettings } from '@/components/settings/public-settings'
import { BorrowingCalculator } from './borrowing-calculator'
import { MortgageSections } from './mortgage-sections'

/** The main content of /get-a-mortgage: calculator and sections (MORT-01 … MORT-08). */
export function MortgagePage() {
  const { brandName } = usePublicSettings()
  return (
    <>
      <BorrowingCalculator />
      <MortgageSections brandName={brandName} />
    </>
  )
}
