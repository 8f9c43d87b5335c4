import type { SampleTestimonial } from '@/lib/config/page-text'

/** A sample testimonial. A note must say so (Digital Markets, Competition and Consumers Act 2024, schedule 20). */
export function Testimonial({ quote, customer, note }: SampleTestimonial) {
  return (
    <figure
      data-testimonial=""
      className="rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-6"
    >
      <blockquote className="font-display text-xl leading-snug">“{quote}”</blockquote>
      <figcaption className="mt-3">
        <span className="font-semibold">{customer}</span>
        <span className="block text-sm text-muted">{note}</span>
      </figcaption>
    </figure>
  )
}
