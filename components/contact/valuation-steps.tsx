import { brand } from '@/lib/config/brand'

const steps = [
  [
    'We ring you',
    'On a working day, to agree a time that suits you and to ask what you already know: the lease, the extensions, the plans.',
  ],
  [
    'We visit',
    'A local agent goes through the home with you, inside and out. Please have to hand anything that affects the price: certificates, warranties, the length of a lease.',
  ],
  [
    'You get it in writing',
    'A price to ask, the price we expect, and the sales nearby that both are based on. It is yours to keep, and you owe us nothing.',
  ],
] as const

export function ValuationSteps() {
  return (
    <div>
      <h2 className="text-xl">What happens next</h2>
      <ol className="mt-4 grid gap-4">
        {steps.map(([title, text], index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="tabular flex size-9 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-sans text-base font-semibold">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6 rounded-lg bg-accent-soft p-4">
        Would you rather talk? Call{' '}
        <a href={brand.phoneHref} className="font-semibold whitespace-nowrap">
          {brand.phone}
        </a>
        .
      </p>
      <p className="mt-4 text-sm text-muted">
        This is a market appraisal for selling or letting. For a mortgage, probate, divorce or tax, ask a
        chartered surveyor for a formal valuation.
      </p>
    </div>
  )
}
