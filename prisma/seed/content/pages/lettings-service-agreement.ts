import { brand, managementFee, PORTAL_MONTHS } from '../../../../lib/config/brand'
import { assumedTerms, priceTexts } from '../../../../lib/config/price-texts'
import type { PageBody } from '../../../../lib/config/page-text'
import { AT_ONCE_WITHIN_ONE_WORKING_DAY, referralFees } from '../../../../lib/config/claims'

/**
 * The agreement with landlords, which the seed stores as the site meta `lettings-service-agreement-contents`
 * (STATIC-17; Tenant Fees Act 2019, Renters' Rights Act 2025, Consumer Rights Act 2015 s.83).
 */
export const lettingsServiceAgreement: PageBody = {
  intro: `<p>This is the agreement between you, the landlord or landlords, and ${brand.legalName} (“we”). It is written for homes in England. For homes in Scotland, Wales or Northern Ireland the law of that nation takes the place of the English rules named here: ask us for the supplement that says how before you order.</p>`,
  sections: [
    {
      heading: '1. Services and fees',
      html: `<table>
<caption>What landlords pay, all including VAT</caption>
<thead><tr><th scope="col">Service</th><th scope="col">Fee</th><th scope="col">When</th></tr></thead>
<tbody>
<tr><td>Find a tenant: listing here and on the portals, enquiries, applications</td><td>${priceTexts.letFindTenant} for each letting</td><td>With the order</td></tr>
<tr><td>Tenant referencing</td><td>${priceTexts.referencing} for each tenant or guarantor</td><td>When ordered</td></tr>
<tr><td>More time on the portals, if you order it</td><td>${priceTexts.portalRenewalLet} for ${PORTAL_MONTHS} months, or ${priceTexts.portalSubscription} a month until you cancel</td><td>When ordered</td></tr>
<tr><td>Management</td><td>${priceTexts.management}</td><td>Monthly, out of rent received</td></tr>
<tr><td>Local letting service</td><td>${priceTexts.localLetByBedrooms}, for each letting</td><td>When the tenancy begins</td></tr>
</tbody>
</table>
<p>These fees are for the property unless they say “for each tenant”. We charge no fee for renewals, because there is nothing to renew: an assured tenancy in England is periodic. We take no commission on contractors’ invoices.</p>`,
    },
    {
      heading: '2. Finding a tenant',
      html: `<p>We publish the listing, check its wording against the law, pass on enquiries and applications ${AT_ONCE_WITHIN_ONE_WORKING_DAY}, and provide an application form that asks everybody the same questions. You choose the tenant, on lawful grounds, and note your reasons. We do not publish anything but a single specific rent, and neither you nor we may invite, encourage or accept more. Nothing in an advertisement or a decision may exclude people because they have children or receive benefits. A request to keep a pet has to be considered on its merits.</p>`,
    },
    {
      heading: '3. Money from tenants',
      html: `<p>We ask tenants only for payments that the Tenant Fees Act 2019 permits. A holding deposit is at most one week’s rent; only one is held for a home at a time; we return it or account for it within the statutory times. No rent is taken before both sides have signed, and no more than one month’s before the tenancy starts. The tenancy deposit is at most five weeks’ rent, or six where the yearly rent is £50,000 or more. If you ask us to take anything else, we will decline, and you agree to repay to the tenant whatever you have taken unlawfully.</p>`,
    },
    {
      heading: '4. What you confirm',
      html: `<ul>
<li>You own the home or may let it, and joint owners, lender, freeholder and insurer have agreed.</li>
<li>Any licence that the council requires has been obtained or applied for.</li>
<li>Gas, electrical and alarm checks are in date; the energy certificate is E or better, or an exemption is registered.</li>
<li>The home is fit for human habitation and will be kept so.</li>
<li>You have told us of anything a tenant would need to know.</li>
<li>If you live abroad, you have told us so, because we may have to account for tax to HM Revenue &amp; Customs.</li>
<li>When registration with the private rented sector database applies to the home, you will register and give us the numbers.</li>
</ul>`,
    },
    {
      heading: '5. Paperwork before the tenancy',
      html: `<p>The tenant must receive a written statement with the prescribed contents before the tenancy is agreed. On the find-a-tenant service we supply a form, and you complete, give and sign it. With management we prepare it from your instructions. If you may wish to rely on a possession ground that needs notice beforehand, say so now.</p>
<p>Checks of the right to rent are your duty. With management, and where we have agreed it in writing, we carry them out for you.</p>`,
    },
    {
      heading: '6. Deposits',
      html: `<p>On the find-a-tenant service you take and protect the deposit, within 30 days of its receipt (28 in Northern Ireland), and give the prescribed information. With management we register it in a custodial scheme in your name. We never hold it in our own account beyond the time needed to pass it on.</p>`,
    },
    {
      heading: '7. Management',
      html: `<p>For the monthly fee we collect the rent, chase it when it is late, send you a statement, pay over the balance within ${assumedTerms.rentPaidOver} of cleared funds, deal with repairs, inspect every ${managementFee.inspectionMonths} months with a written report, keep track of the dates of safety checks, serve rent-increase notices on your instruction, handle requests about pets and alterations, arrange check-in, inventory and check-out, and prepare your evidence in a dispute about the deposit.</p>
<p>The fee is a share of rent received. If no rent comes in, none is due.</p>
<h3>Repairs</h3>
<p>We may have <strong>emergency</strong> repairs done up to ${priceTexts.emergencyRepairs} including VAT for each incident without asking, and pay for them from the rent. For more than that, or for what is not urgent, we ask you first, with a quotation. If the tenant’s safety is at stake and you cannot be reached, we may do what is reasonable to make the home safe. If the rent in hand is not enough, you pay on request.</p>
<p>Tell us if you have a boiler contract or a builder you prefer. The contractors we use are insured; you are their customer.</p>`,
    },
    {
      heading: '8. Client money',
      html: `<p>Rent and other money held for you or a tenant is kept in a separate client account and covered by <a href="${brand.clientMoneyProtection.url}">${brand.clientMoneyProtection.name}</a>. We send you its certificate and rules, free of charge, when you ask for them.</p>`,
    },
    {
      heading: '9. Possession and legal work',
      html: `<p>We serve notices on your instruction if management includes it, and are not solicitors. Since 1 May 2026 possession needs a statutory ground. If you use the ground of sale or of moving in, the home may not be let, or advertised to let, until 12 months after the date given in the notice, and we will not market it during that time.</p>`,
    },
    {
      heading: '10. Your right to cancel',
      html: `<p>If you are acting as a consumer, and made this agreement online, by telephone or away from our office, you may cancel it within <strong>14 days</strong> of the day on which it is made, without a reason, by any clear statement to <a href="mailto:${brand.email}">${brand.email}</a> or to our address. We do not start within that time unless you expressly ask; if you do and then cancel, you pay for what has been done, in proportion. Money due to you is returned within 14 days.</p>
<blockquote><p><strong>Cancellation form</strong></p><p>To ${brand.legalName}, ${brand.registeredOffice}, ${brand.email}: I/We hereby give notice that I/we cancel my/our contract for the supply of the following service: … Ordered on … Name … Address … Signature (only if on paper) … Date …</p></blockquote>`,
    },
    {
      heading: '11. Ending it',
      html: `<p>You may withdraw a listing at any time. Either side may end management on ${assumedTerms.managementNotice}’s written notice, without a fee, and we then pass on the tenancy file, keys, deposit details and balance within ten working days. You owe no fee afterwards because the tenant we found stays on, nor if you sell to that tenant.</p>`,
    },
    {
      heading: '12. What the law does not allow',
      html: `<p>We are your agent and owe tenants a duty of fairness as well. If you instruct us to do something unlawful, such as to discriminate, to take a banned payment or to enter without notice, we must refuse, and may end the agreement.</p>`,
    },
    {
      heading: '13. Checks, data and interests',
      html: `<p>We verify your identity, and screen landlords and tenants against the sanctions list. Personal data is used as our <a href="/privacy-policy">privacy policy</a> says; for tenants’ data that we pass to you, you are a controller in your own right. If you use a broker through us, we receive ${referralFees.mortgage} for a home loan and ${referralFees.commercial} for commercial finance from the broker when the loan completes.</p>`,
    },
    {
      heading: '14. Complaints, liability and law',
      html: `<p>Our <a href="/complaints-procedure">complaints procedure</a> leads to <a href="${brand.redress.url}">${brand.redress.name}</a>, whose Code of Practice for Residential Letting Agents we follow. We are liable for foreseeable loss caused by our failure to use reasonable care; nothing limits liability for fraud, death or injury, or your rights as a consumer. The law of the nation in which the home is situated applies to the tenancy, and the law of England and Wales to this agreement, without taking away the mandatory protection of your own law.</p><p><small>Version of 22 November 2026.</small></p>`,
    },
  ],
}
