import { ExternalButton } from '@/components/ui/external-button'
import { Testimonial } from '@/components/ui/testimonial'
import { brand } from '@/lib/config/brand'
import { priceTexts } from '@/lib/config/price-texts'
import { mortgageTestimonials } from './text/mortgage-testimonials'

const createBrokerSections = (brandName: string) => [
  {
    title: 'A broker with over 12 years of experience',
    text: 'Our broker partner has over 12 years of experience and looks across the market, including lenders that deal only through brokers. You get one adviser from the agreement in principle to the keys, who fills in the forms, answers the lender’s questions and talks to your conveyancer.',
  },
  {
    title: `${priceTexts.mortgageDiscount} off advice for our clients`,
    text: `Clients referred by ${brandName} receive ${priceTexts.mortgageDiscount} off the broker’s fee for mortgage advice. The fee itself, and when it is due, is stated in writing before you decide.`,
  },
  {
    title: 'Coming to the end of a fixed rate?',
    text: 'Start about six months before. Many lenders will reserve a rate that you can still give up if a better one appears. A transfer with the same lender is quick. A comparison takes an hour, and costs you nothing to make.',
  },
]

const documents = [
  'Three months of payslips and bank statements, or two years’ tax calculations if self-employed.',
  'Proof of the deposit and where it comes from.',
  'A list of loans, cards and regular commitments.',
  'Photo identification and proof of address.',
]

/** Link to the broker's external calendar (MORT-05). */
export function BookCallLink() {
  return (
    <ExternalButton href={brand.links.calendar} size="large">
      Book a call with a broker
    </ExternalButton>
  )
}

/** The broker's service, the documents to have ready, and testimonials (MORT-04, MORT-07, MORT-08). */
export function MortgageSections({ brandName }: { brandName: string }) {
  return (
    <div className="grid gap-12">
      <div className="grid gap-8 desktop:grid-cols-3">
        {createBrokerSections(brandName).map(({ title, text }) => (
          <section key={title} aria-label={title}>
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2">{text}</p>
          </section>
        ))}
      </div>
      <section aria-labelledby="ready" className="max-w-[68ch]">
        <h2 id="ready">What to have ready</h2>
        <ul className="mt-3 list-disc pl-5">
          {documents.map((item) => (
            <li key={item} className="mt-1">
              {item}
            </li>
          ))}
        </ul>
        <p className="mt-5">
          <BookCallLink />
        </p>
      </section>
      <section aria-labelledby="mortgage-clients">
        <h2 id="mortgage-clients">What clients say</h2>
        <div className="mt-4 grid gap-5 desktop:grid-cols-3">
          {mortgageTestimonials.map((sample) => (
            <Testimonial key={sample.customer} {...sample} />
          ))}
        </div>
      </section>
    </div>
  )
}
