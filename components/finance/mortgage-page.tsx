import { useRuntime } from '@/components/runtime/runtime'
import { BorrowingCalculator } from './borrowing-calculator'
import { MortgageSections } from './mortgage-sections'

/** The main content of /get-a-mortgage: calculator and sections (MORT-01 … MORT-08). */
export function MortgagePage() {
  const { brandName } = useRuntime()
  return (
    <>
      <BorrowingCalculator />
      <MortgageSections agency={brandName} />
    </>
  )
}
