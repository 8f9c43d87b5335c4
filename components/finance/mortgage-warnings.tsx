import { brand } from '@/lib/config/brand'
import { referralFees } from '@/lib/config/claims'

/** The risk warning and our commission, which the law requires beside the link to the broker (domain B4). */
export function MortgageWarnings() {
  return (
    <section
      aria-labelledby="mortgage-important"
      className="rounded-lg border border-line-strong bg-warn-soft p-5 tablet:p-6"
    >
      <h2 id="mortgage-important" className="text-xl">
        Important
      </h2>
      <div className="mt-2 grid max-w-[80ch] gap-3">
        <p>
          <strong>Your home may be repossessed if you do not keep up repayments on your mortgage.</strong>
        </p>
        <p>
          {brand.legalName} introduces clients to a mortgage broker and does not give mortgage advice. The
          broker’s name and its number on the register of the Financial Conduct Authority are shown on the
          booking page before you give any details. Check them at{' '}
          <a
            href="https://register.fca.org.uk/"
            target="_blank"
            rel="noopener noreferrer"
            className="underline"
          >
            register.fca.org.uk<span className="sr-only"> (opens in a new tab)</span>
          </a>
          .
        </p>
        <p>
          We receive {referralFees.mortgage} from the broker for a mortgage that completes. It does not raise
          what you pay, and you are free to use any other broker or lender.
        </p>
      </div>
    </section>
  )
}
