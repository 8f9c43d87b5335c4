import { SavingsCalculator } from './savings-calculator'

export function SavingsSection() {
  return (
    <section aria-labelledby="local-savings" className="border-y border-line bg-sunken">
      <div className="wrap-page py-12">
        <h2 id="local-savings">What a fixed fee saves you</h2>
        <p className="mb-5 mt-2 text-muted">Move the slider or type the price you hope for.</p>
        <SavingsCalculator />
      </div>
    </section>
  )
}
