import { useRuntime } from '@/components/layout/runtime'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { BorrowingCalculator } from './borrowing-calculator'
import { BookCall, MortgageSections, MortgageWarnings } from './mortgage-sections'

/** Everything between header and footer of /get-a-mortgage (MORT-01 … MORT-08). */
export default function MortgagePage() {
  const { brandName } = useRuntime()
  return (
    <>
      <Breadcrumb trail={[{ name: 'Get a Mortgage' }]} />
      <div className="wrap-page grid gap-12 pb-14 pt-2">
        <div className="grid max-w-[58ch] gap-4">
          <h1>Get a Mortgage</h1>
          <p className="text-lg">Two sliders give you a first idea. A conversation gives you a figure that you can put in an offer.</p>
          <p><BookCall /></p>
        </div>
        <BorrowingCalculator />
        <MortgageSections agency={brandName} />
        <MortgageWarnings />
      </div>
    </>
  )
}
