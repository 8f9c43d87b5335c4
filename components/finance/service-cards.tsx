import { RichText } from '@/components/ui/rich-text'
import { commercialServices } from './text/commercial-finance'

/** The services of commercial finance (COMM-02, COMM-05). */
export function ServiceCards() {
  return (
    <section aria-labelledby="finance-services" className="border-y border-line bg-sunken">
      <div className="wrap-page py-12">
        <h2 id="finance-services">What we find finance for</h2>
        <ul className="mt-5 grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
          {commercialServices.map(({ heading, html }) => (
            <li key={heading} className="rounded-lg border border-line bg-surface p-5 shadow-card">
              <h3>{heading}</h3>
              <RichText html={html} className="mt-1 text-muted" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
