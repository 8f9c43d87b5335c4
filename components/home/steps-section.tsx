import { claims, PASS_ON_TIME } from '@/lib/config/claims'

const steps = [
  ['Add basic details', claims.listingTime],
  [
    'Join the market',
    'You approve the listing and we check who you are; then it is here and on the portals.',
  ],
  ['Host viewings', 'Say when you are at home, and show the buyers round yourself.'],
  [
    'Receive offers',
    `Each offer reaches you in writing ${PASS_ON_TIME}, with the buyer’s position. You decide.`,
  ],
  ['Complete the sale', claims.flatFeeAfterMemorandum],
] as const

/** The five steps of a sale (HOME-17). */
export function StepsSection() {
  return (
    <section aria-labelledby="steps" className="wrap-page py-10 tablet:py-14">
      <h2 id="steps">Five steps from your sofa to sold</h2>
      <ol className="mt-5 grid gap-5 tablet:mt-6 tablet:gap-6 tablet:grid-cols-2 desktop:grid-cols-5 desktop:gap-5">
        {steps.map(([title, text], index) => (
          <li key={title} className="flex gap-4 desktop:flex-col desktop:gap-3">
            <span
              aria-hidden="true"
              className="flex size-9 shrink-0 tablet:size-10 items-center justify-center rounded-full bg-accent font-display text-lg text-on-accent"
            >
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
