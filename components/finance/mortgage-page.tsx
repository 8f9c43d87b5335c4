import { useRuntime } from '@/components/shell/runtime'
import { BorrowingCalculator } from './borrowing-calculator'
import { MortgageSections } from './mortgage-sections'

/** What /get-a-mortgage draws in the browser alone: sliders, result, sections (MORT-01 … MORT-08). */
export default function MortgagePage() {
  const { brandName } = useRuntime()
  return (
    <>
      <BorrowingCalculator />
      <MortgageSections agency={brandName} />
    </>
  )
}
