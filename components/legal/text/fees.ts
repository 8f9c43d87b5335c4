import { brand, managementFee, PORTAL_MONTHS } from '@/lib/config/brand'
import { getPermittedPayments } from '@/lib/tenancy/permitted-payments'
import { assumedTerms, priceTexts } from '@/lib/config/price-texts'
import type { PageBody } from '@/lib/config/page-text'
import type { Nation } from '@/lib/domain/nation'
import { claims, referralFees } from '@/lib/config/claims'
import { BRAND_PLACEHOLDER } from '@/lib/format/brand-name'
import { formatPence } from '@/lib/format/money'

/** The monthly rent of the example for management. */
const EXAMPLE_RENT_PENCE = 1_200_00
const MANAGEMENT_EXAMPLE_PENCE = Math.round((EXAMPLE_RENT_PENCE * managementFee.percentWithVat) / 100)

/** Formats the payments that a nation's law permits. Listings show the same data. */
function formatPermittedPayments(nation: Nation): string {
  const { law, payments, banned } = getPermittedPayments(nation)
  return `<p>Under the <a href="${law.url}">${law.name}</a> a tenant may be asked to pay:</p>
<ul>
${payments.map((payment) => `<li>${payment}</li>`).join('\n')}
</ul>
<p>${banned}</p>`
}

/** The fees that the law obliges us to publish (Consumer Rights Act 2015, s.83; domain B4, B5). */
export const feesPage: PageBody = {
  intro: `<p>All prices on this page include VAT, and everything that has to be paid to us is in them. Where a price is also shown without VAT, it is so that you can compare it with others.</p>`,
  sections: [
    {
      heading: 'Selling',
      html: `<table>
<thead><tr><th scope="col">Service</th><th scope="col">Fee</th><th scope="col">When it is due</th><th scope="col">If the home does not sell</th></tr></thead>
<tbody>
<tr><td>Pay now</td><td>${priceTexts.sellPayNow}</td><td>With the order</td><td>Not returned after the 14-day cancellation period</td></tr>
<tr><td>Pay on completion</td><td>${priceTexts.sellOnCompletion}</td><td>Within ${assumedTerms.feeDue} of completion</td><td>Nothing to pay</td></tr>
<tr><td>${BRAND_PLACEHOLDER} only: on this website, on no portal</td><td>${priceTexts.sellHereOnly}</td><td>Never, even when the home sells</td><td>Nothing to pay</td></tr>
<tr><td>Local service, Essex</td><td>${priceTexts.localSale}</td><td>On completion</td><td>Nothing to pay</td></tr>
</tbody>
</table>
<table>
<caption>Extras, each only if you order it; photographs and the certificate can be ordered with Pay now only</caption>
<thead><tr><th scope="col">Extra</th><th scope="col">Fee</th></tr></thead>
<tbody>
<tr><td>Photographs of your home, taken by us</td><td>${priceTexts.photographs}</td></tr>
<tr><td>Energy performance certificate</td><td>${priceTexts.energyCertificate}</td></tr>
<tr><td>${PORTAL_MONTHS} more months on the portals, for sale</td><td>${priceTexts.portalRenewalSale}</td></tr>
<tr><td>${PORTAL_MONTHS} more months on the portals, to let</td><td>${priceTexts.portalRenewalLet}</td></tr>
<tr><td>The portals by the month, until you cancel</td><td>${priceTexts.portalSubscription} each month</td></tr>
</tbody>
</table>
<p>Anti-money-laundering checks are included in all four services. ${claims.flatFeePictures} The local service includes both. The trigger for each fee is set out in the <a href="/service-agreement">service agreement</a>.</p>`,
    },
    {
      heading: 'Fees for landlords',
      html: `<table>
<thead><tr><th scope="col">Fee</th><th scope="col">What it is for</th><th scope="col">Amount</th><th scope="col">Charged</th></tr></thead>
<tbody>
<tr><td>Find a tenant</td><td>Checking and publishing the listing here and on the portals, passing on enquiries and applications</td><td>${priceTexts.letFindTenant}</td><td>per property, each letting</td></tr>
<tr><td>Tenant referencing</td><td>Identity, credit, income and previous landlord</td><td>${priceTexts.referencing}</td><td>per tenant or guarantor</td></tr>
<tr><td>Local letting service</td><td>The above with photography, floor plan, hosted viewings, tenancy agreement, registration of the deposit and collection of rent</td><td>${priceTexts.localLetByBedrooms}</td><td>per property, each letting</td></tr>
<tr><td>${PORTAL_MONTHS} more months on the portals</td><td>After the ${PORTAL_MONTHS} months that are included, if you order it</td><td>${priceTexts.portalRenewalLet}</td><td>per property, when ordered</td></tr>
<tr><td>The portals by the month</td><td>Until you cancel, if you order it</td><td>${priceTexts.portalSubscription}</td><td>per property, monthly</td></tr>
<tr><td>Property management</td><td>Rent, repairs, inspections every ${managementFee.inspectionMonths} months, statements, dates of safety checks</td><td>${priceTexts.management}</td><td>per property, monthly, out of rent received</td></tr>
</tbody>
</table>
<p>There is no fee for setting up, for renewing a tenancy or for leaving us, and no commission on repairs. At a rent of £1,200 a month management costs ${formatPence(MANAGEMENT_EXAMPLE_PENCE)} including VAT.</p>`,
    },
    {
      // The examples: a holding deposit is a week's rent (the year's rent ÷ 52), a tenancy deposit five weeks' rent, and
      // six weeks' rent from £50,000 a year.
      heading: 'What tenants may be asked to pay in England',
      html:
        formatPermittedPayments('england') +
        `
<table>
<caption>Examples in England</caption>
<thead><tr><th scope="col">Monthly rent</th><th scope="col">Holding deposit, at most</th><th scope="col">Tenancy deposit, at most</th></tr></thead>
<tbody>
<tr><td>£800</td><td>£184.61</td><td>£923.07</td></tr>
<tr><td>£1,200</td><td>£276.92</td><td>£1,384.61</td></tr>
<tr><td>£2,000</td><td>£461.53</td><td>£2,307.69</td></tr>
<tr><td>£4,500 (£54,000 a year)</td><td>£1,038.46</td><td>£6,230.76</td></tr>
</tbody>
</table>
<p>Amounts are per property and are shared by the tenants. They are rounded down to the penny.</p>`,
    },
    { heading: 'In Wales', html: formatPermittedPayments('wales') },
    { heading: 'In Scotland', html: formatPermittedPayments('scotland') },
    { heading: 'In Northern Ireland', html: formatPermittedPayments('northern-ireland') },
    {
      heading: 'Buying',
      html: `<p>Buyers pay us nothing. Viewings, offers and the identity check once an offer is accepted are free.</p>`,
    },
    {
      heading: 'What we receive from others',
      html: `<p>Some firms pay us when a client we introduced to them completes:</p>
<table>
<thead><tr><th scope="col">Service</th><th scope="col">We receive, for each case</th></tr></thead>
<tbody>
<tr><td>Conveyancing</td><td>${referralFees.conveyancing}</td></tr>
<tr><td>Residential mortgage</td><td>${referralFees.mortgage}</td></tr>
<tr><td>Commercial finance</td><td>${referralFees.commercial}</td></tr>
</tbody>
</table>
<p>${claims.exactReferralFees}</p>`,
    },
    {
      heading: 'Redress and client money',
      html: `<p>${brand.legalName} is a member of <a href="${brand.redress.url}">${brand.redress.name}</a>, a government-approved redress scheme. Money that we hold for landlords and tenants is protected by <a href="${brand.clientMoneyProtection.url}">${brand.clientMoneyProtection.name}</a> (<a href="${brand.clientMoneyProtection.certificate}">our certificate, PDF</a>). If you are unhappy with us, begin with our <a href="/complaints-procedure">complaints procedure</a>.</p>`,
    },
  ],
}
