import { brand, managementFee } from '@/lib/config/brand'
import { assumedTerms, priceTexts } from '@/lib/config/price-texts'
import { SAMPLE_NOTE, type PageBody, type Question, type SampleTestimonial } from '@/lib/config/page-text'

/** Property management (STATIC-10 … STATIC-15). */
export const propertyManagement = {
  intro: `<p>You own the home; we deal with the boiler at nine on a Sunday evening. Our management costs <strong>${managementFee.percentWithoutVat}% of the rent each month plus VAT</strong> (${managementFee.percentWithVat}% including VAT), deducted from the rent we receive. Traditional agents commonly charge 10 to 20 percent; ask whether that is with VAT.</p>`,
  sections: [
    {
      heading: 'What is included',
      html: `<ul>
<li>Collecting rent, chasing it when it is late, and paying you with a monthly statement.</li>
<li>A tenant’s first call for repairs, day or night.</li>
<li>Emergency repairs up to ${priceTexts.emergencyRepairs}, paid from the rent without waiting for you. Beyond that we ask first.</li>
<li>An inspection every ${managementFee.inspectionMonths} months with a written report and pictures.</li>
<li>The dates of gas, electrical, alarm and energy certificates, with the check booked before each falls due.</li>
<li>Rent reviews on the prescribed form, requests about pets and alterations answered in time.</li>
<li>Check-in, inventory and check-out, and your side of a deposit dispute.</li>
</ul>`,
    },
    {
      heading: 'What is extra',
      html: `<p>Tenant referencing costs ${priceTexts.referencing} for each tenant, including VAT, and you pay it, as the law requires. Finding a tenant is ${priceTexts.letFindTenant} including VAT. You also pay for safety checks and repairs, at what the contractor charges. We add nothing to invoices, and there is no fee for starting or leaving.</p>`,
    },
    {
      heading: 'How it works out',
      html: `<table>
<caption>Management of one home, each month</caption>
<thead><tr><th scope="col">Rent</th><th scope="col">Fee without VAT</th><th scope="col">Fee with VAT</th><th scope="col">You receive</th></tr></thead>
<tbody>
<tr><td>£800</td><td>£52.00</td><td>£62.40</td><td>£737.60</td></tr>
<tr><td>£1,200</td><td>£78.00</td><td>£93.60</td><td>£1,106.40</td></tr>
<tr><td>£1,800</td><td>£117.00</td><td>£140.40</td><td>£1,659.60</td></tr>
</tbody>
</table>
<p>Before repairs and other costs. In a month without rent there is no fee.</p>`,
    },
    {
      heading: 'Twenty years of doing this',
      html: `<p>With 20 years of experience we have met most kinds of leak. What has changed is the law. Since 1 May 2026 a landlord in England needs to know about Form 4A, the 28 days for a pet request and the 12 months after a possession notice. You may learn it, or leave it to us. <a href="/contact/">Connect with us</a>, or <a href="/let-your-property">list your property to let</a> first.</p>`,
    },
  ],
} satisfies PageBody

/** The ten questions (STATIC-11). */
export const managementQuestions: readonly Question[] = [
  {
    question: 'How much does property management cost?',
    answer: `<p>${managementFee.percentWithoutVat}% of the rent per month plus VAT, which is ${managementFee.percentWithVat}% including VAT. It is deducted from rent received, so there is no bill to pay and nothing due in an empty month.</p>`,
  },
  {
    question: 'Do I have to have found the tenant through you?',
    answer: `<p>No. We take over existing tenancies. We check the agreement, the deposit and the certificates first, and tell you what needs putting right.</p>`,
  },
  {
    question: 'Who pays for tenant referencing?',
    answer: `<p>You do: ${priceTexts.referencing} for each tenant, including VAT. Charging it to a tenant has been unlawful in England since 2019.</p>`,
  },
  {
    question: 'What happens in an emergency?',
    answer: `<p>The tenant telephones us at any hour. A contractor makes the home safe. Up to ${priceTexts.emergencyRepairs} we pay from the rent and send you the invoice; above that we ring you, unless somebody is in danger and you cannot be reached.</p>`,
  },
  {
    question: 'How often do you inspect?',
    answer: `<p>Every ${managementFee.inspectionMonths} months, by appointment with the tenant. You receive a report with pictures and a list of anything that needs doing, sorted by urgency.</p>`,
  },
  {
    question: 'When do I receive the rent?',
    answer: `<p>Within ${assumedTerms.rentPaidOver} of its clearing in our client account, with a statement that shows rent, fee, VAT and repairs apart. Client money is protected by ${brand.clientMoneyProtection.name}.</p>`,
  },
  {
    question: 'What if the tenant does not pay?',
    answer: `<p>We write on the first working day after the due date, telephone within three days, and agree a plan where that is possible. Possession for serious arrears needs three months’ rent to be owing. We prepare the file; a solicitor brings the claim, at your cost.</p>`,
  },
  {
    question: 'Can you raise the rent for me?',
    answer: `<p>Once a year, on Form 4A, with two months’ notice and evidence of similar lettings. We recommend a figure that a tribunal would recognise, because it cannot go above yours and may go below.</p>`,
  },
  {
    question: 'Do you look after the deposit?',
    answer: `<p>We register it in a government-approved custodial scheme within 30 days, or 28 in Northern Ireland, and give the tenant the prescribed information. At the end we prepare the evidence for anything you wish to claim.</p>`,
  },
  {
    question: 'How do I end the agreement?',
    answer: `<p>By ${assumedTerms.managementNotice}’s written notice, at any time and without a fee. We hand over the file, the keys and the balance within ten working days, and the tenant stays where they are.</p>`,
  },
]

export const managementTestimonial: SampleTestimonial = {
  quote:
    'The boiler failed on a Friday while we were abroad. By the time I saw the message, it was working and the invoice was in the statement.',
  customer: 'Landlord of a terraced house, Colchester',
  note: SAMPLE_NOTE,
}
