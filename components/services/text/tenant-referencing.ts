import { brand } from '@/lib/config/brand'
import { priceTexts } from '@/lib/config/price-texts'
import type { PageBody } from '@/lib/config/page-text'
import { retention } from '@/lib/config/claims'

/** Tenant referencing (STATIC-38 … STATIC-42). */
export const tenantReferencing = {
  intro: `<p>A reference will not tell you whether somebody hoovers. It tells you whether they are who they say, earn what they say, and paid the last landlord. It costs ${priceTexts.referencing} for each tenant including VAT, paid by you: charging a tenant for it is unlawful in England, Scotland and Wales.</p>`,
  sections: [
    {
      heading: 'What tenant referencing involves',
      html: `<h3>Credit checks</h3>
<p>County court judgments, insolvency, and whether the addresses given match the records. The tenant’s consent is required before credit data is searched, and the search leaves a mark that other lenders do not count against them.</p>
<h3>Employment and income verification</h3>
<p>The employer or accountant confirms work and earnings, or the tenant shares read-only bank data if they prefer. Benefits and pensions are income and are counted in the same way. Rent is then compared with what is left.</p>
<h3>Previous rental history</h3>
<p>The last landlord or agent is asked about payment, condition and notice. Somebody who has never rented is not marked down for that.</p>
<h3>Identity verification</h3>
<p>A passport or driving licence, together with proof of address. In England you must check the right to rent as well, in the same way for every adult; the same appointment can serve for both. Landlords and tenants are both screened against the sanctions list.</p>`,
    },
    {
      heading: 'What you receive',
      html: `<p>A report with a recommendation: accept, accept with a guarantor, or look again, with the reasons. The decision is yours. Ask all applicants for the same things, note why you decided, and tell an unsuccessful one if a credit report played a part. You may not refuse somebody because they have children or receive benefits, nor accept more than the advertised rent to make up for a weak reference.</p>`,
    },
    {
      heading: 'What the tenant should know',
      html: `<p>Consent can be refused, and you may then decline to go on. A holding deposit may be kept if the tenant gave false information that matters, but not because an honest answer led to a poor score. Tenants can ask to see what was found and to have mistakes corrected. Reports are kept for ${retention.references} and then destroyed.</p>`,
    },
    {
      heading: 'Partner with a professional letting agency',
      html: `<p>References are one of a dozen things that have to happen in the right order between the advertisement and the keys. If you would rather share them, telephone <a href="${brand.phoneHref}">${brand.phone}</a>, write to <a href="mailto:${brand.email}">${brand.email}</a> or use the <a href="/contact/">contact form</a>.</p>`,
    },
  ],
} satisfies PageBody
