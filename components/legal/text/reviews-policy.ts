import { brand } from '@/lib/config/brand'
import type { PageBody } from '@/lib/config/page-text'

/** How reviews are gathered and shown (Digital Markets, Competition and Consumers Act 2024, schedule 20; domain B5). */
export const reviewsPolicy: PageBody = {
  intro: `<p>People choose an agent by what others say. Since 6 April 2025 fake and misleading reviews, and concealed incentives for them, are banned outright, and whoever publishes reviews must take reasonable steps to keep them out. This is what we do.</p>`,
  sections: [
    {
      heading: 'Whom we ask',
      html: `<p>Everyone, on the same occasions: a seller or landlord when the sale or letting completes or is withdrawn, a buyer or tenant when they have moved in or their offer has ended. We do not choose whom to ask by how things went, and do not ask twice.</p>`,
    },
    {
      heading: 'What we check',
      html: `<ul>
<li>Each invitation belongs to one transaction and works once.</li>
<li>A review that reaches us in another way is matched to a person we have dealt with before it is counted.</li>
<li>Our staff, their families and our suppliers may not review us.</li>
<li>We look for patterns that suggest fakes: many in an hour, repeated wording, the same network.</li>
</ul>`,
    },
    {
      heading: 'What we publish',
      html: `<p>All genuine reviews, whatever they say, with their date, newest first. We take one down only if it names a private person, abuses or threatens, gives away somebody’s data, or is about another business. If the writer agrees, we publish it again without the offending words. We do not edit.</p>`,
    },
    {
      heading: 'The number at the top',
      html: `<p>A rating shown on our pages is the mean of all published reviews, given with their number and the date on which it was worked out. “Rated Excellent” appears only while the figure supports it on the scale of the service that collected it. Where this website runs as a demonstration, figures and quotations are samples and are marked as such.</p>`,
    },
    {
      heading: 'Incentives',
      html: `<p>We do not pay for reviews, nor reward them. The voucher for <a href="/refer-a-friend">referring a friend</a> is for the referral, and does not depend on a review.</p>`,
    },
    {
      heading: 'Answering',
      html: `<p>We may reply in public, once, and without details that only we could know. If a review is a complaint, we offer the <a href="/complaints-procedure">complaints procedure</a> as well. Making a complaint does not require taking down the review.</p>`,
    },
    {
      heading: 'Reporting a review',
      html: `<p>If you think that a review is false or unlawful, write to <a href="mailto:${brand.email}">${brand.email}</a> and say which and why. We look at it within five working days, ask the writer where necessary, and tell both sides what we decided.</p>`,
    },
    {
      heading: 'Looking after the policy',
      html: `<p>A director answers for it. Twice a year we test a sample from invitation to publication, and write down what we found.</p>`,
    },
  ],
}
