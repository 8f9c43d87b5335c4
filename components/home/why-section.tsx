import { PASS_ON_TIME } from '@/lib/config/claims'

const reasons = [
  {
    title: 'The price on the page is the price',
    text: 'Our fee is the same for every home. You see it with VAT before you give us a single detail, and you choose whether to pay now or when it is sold.',
    picture: 'street',
    alt: 'Rendering of a terrace of stuccoed town houses with railings.',
  },
  {
    title: 'You hear from every buyer',
    text: `Questions, requests for viewings and offers reach you in writing ${PASS_ON_TIME}. You meet the people who want your home, and you decide.`,
    picture: 'viewing',
    alt: 'Rendering of a living room with a blue sofa and wooden floor.',
  },
  {
    title: 'Buyers see what they need to know',
    text: 'Tenure, council tax, energy, running costs and the listing’s own history stand beside the pictures. Fewer sales fall through when buyers know what they are buying.',
    picture: 'garden',
    alt: 'Rendering of a lawn and patio behind a brick house.',
  },
] as const

/** Reasons to choose the agency (HOME-16). */
export function WhySection() {
  return (
    <section aria-labelledby="why" className="wrap-page py-10 tablet:py-14">
      <h2 id="why">Why people choose us</h2>
      <div className="mt-5 grid gap-6 tablet:mt-6 tablet:grid-cols-3 tablet:gap-8">
        {reasons.map(({ title, text, picture, alt }) => (
          <article key={title}>
            <picture>
              <source
                type="image/avif"
                srcSet={`/home/${picture}-400.avif 400w, /home/${picture}-800.avif 800w`}
                sizes="(min-width: 48rem) 30vw, 92vw"
              />
              <img
                src={`/home/${picture}-800.avif`}
                alt={alt}
                width={800}
                height={533}
                loading="lazy"
                className="aspect-3/2 w-full rounded-lg bg-sunken object-cover"
              />
            </picture>
            <div>
              <h3 className="mt-4">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
