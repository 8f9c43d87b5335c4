const steps = [
  [
    'Add basic details',
    'Address, rooms, price and what a buyer must know. You can stop, and go on another day.',
  ],
  [
    'Join the market',
    'We check it, then it is live here and on the portals, with every change kept on its record.',
  ],
  ['Host viewings', 'Say when you are at home, and show the buyers round. Nobody knows the house better.'],
  ['Receive offers', 'Each offer reaches you in writing at once, with the buyer’s position. You decide.'],
  ['Complete the sale', 'We stay with you and the solicitors until the keys change hands.'],
] as const

/** The five steps of a sale (HOME-17). */
export function StepsSection() {
  return (
    <section aria-labelledby="steps" className="wrap-page py-14">
      <h2 id="steps">Five steps from your sofa to sold</h2>
      <ol className="mt-6 grid gap-6 tablet:grid-cols-2 desktop:grid-cols-5 desktop:gap-5">
        {steps.map(([title, text], index) => (
          <li key={title} className="flex gap-4 desktop:flex-col desktop:gap-3">
            <span
              aria-hidden="true"
              className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent font-display text-lg text-on-accent"
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
