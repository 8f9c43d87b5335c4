import { SAMPLE_NOTE, type SampleTestimonial } from '@/lib/config/page-text'

/** MORT-04. */
export const mortgageTestimonials: readonly SampleTestimonial[] = [
  {
    words:
      'Two lenders had said no because I freelance. The third took my accountant’s letter, and we moved in September.',
    who: 'First-time buyer, Chelmsford',
    note: SAMPLE_NOTE,
  },
  {
    words: 'She told us not to fix for ten years and why. Nobody else had asked how long we meant to stay.',
    who: 'Couple moving home, Maidstone',
    note: SAMPLE_NOTE,
  },
  {
    words: 'The agreement in principle was in my inbox by lunch, and the seller took our offer that evening.',
    who: 'Buyer of a terraced house, Exeter',
    note: SAMPLE_NOTE,
  },
]
