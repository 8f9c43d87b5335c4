import { SAMPLE_NOTE, type SampleTestimonial } from '@/lib/config/page-text'

/** Testimonials of the mortgage page (MORT-04). */
export const mortgageTestimonials: readonly SampleTestimonial[] = [
  {
    quote:
      'Two lenders had said no because I freelance. The third took my accountant’s letter, and we moved in September.',
    customer: 'First-time buyer, Chelmsford',
    note: SAMPLE_NOTE,
  },
  {
    quote: 'She told us not to fix for ten years and why. Nobody else had asked how long we meant to stay.',
    customer: 'Couple moving home, Maidstone',
    note: SAMPLE_NOTE,
  },
  {
    quote: 'The agreement in principle was in my inbox by lunch, and the seller took our offer that evening.',
    customer: 'Buyer of a terraced house, Exeter',
    note: SAMPLE_NOTE,
  },
]
