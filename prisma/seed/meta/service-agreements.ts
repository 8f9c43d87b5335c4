import { brand, fees, management, PORTAL_MONTHS } from '../../../lib/config/brand'
import { routes } from '../../../lib/config/routes'
import { poundsAndPence } from '../../../lib/format/money'

const payNow = poundsAndPence(fees.sellPayNow)
const onCompletion = poundsAndPence(fees.sellOnCompletion)

/** Agreement between the agency and a seller. */
export const salesAgreement = `<p>This is the agreement between you, the owner or owners of the property, and ${brand.legalName} (“we”). It starts when you accept it online. The information that the Estate Agents (Provision of Information) Regulations 1991 ask for is in sections 3 to 6.</p>
<h2>1. What we do</h2>
<ul>
<li>Prepare your listing from the details, pictures and answers you give, and check it before it is published.</li>
<li>Advertise it on our site and, for ${PORTAL_MONTHS} months, on the property portals named in your package.</li>
<li>Pass on questions, viewing requests and offers, every offer in writing and on the same working day.</li>
<li>Check buyers’ identity and funds, send the memorandum of sale, and follow the sale until completion.</li>
</ul>
<h2>2. What you do</h2>
<ul>
<li>Confirm that you own the property or act for all who do, and prove your identity. We must not advertise before that check is passed.</li>
<li>Answer the property questionnaire truthfully and tell us when something changes. Leaving out what a buyer would need to know is against the law.</li>
<li>Have a valid energy performance certificate, or order one before advertising. In Scotland, have a Home Report.</li>
<li>Show the property at times you set, and keep it safe for visitors.</li>
</ul>
<h2>3. Fees</h2>
<table><thead><tr><th scope="col">Package</th><th scope="col">Fee including VAT</th><th scope="col">When it is payable</th></tr></thead>
<tbody><tr><td>Pay now</td><td>${payNow}</td><td>When the listing goes live</td></tr>
<tr><td>Pay on completion</td><td>${onCompletion}</td><td>On the day the sale completes; nothing if the property does not sell</td></tr></tbody></table>
<p>The fee does not depend on the price. It includes the identity and anti-money-laundering check. You are told the price of anything extra before you order it.</p>
<h2>4. When the fee on completion is due</h2>
<p>${onCompletion} is due if contracts are exchanged with a buyer introduced by us during the agreement, or within six months after it ends if no other agent has introduced the buyer since. You may use other agents at the same time; you owe nothing for a buyer introduced by one of them alone. There is no “ready, willing and able purchaser” clause and no sole selling right.</p>
<h2>5. How long it lasts</h2>
<p>The agreement lasts until the sale completes or one of us ends it. You may end it at any time by a message through your account. We may end it with 14 days’ notice, or at once if you break it seriously.</p>
<h2>6. Interests and services of others</h2>
<p>We tell you before negotiations begin if one of us, or a person connected with us, has an interest in the property or wishes to buy it. If a buyer takes a service from us or from a partner who pays us for the introduction, such as a mortgage or conveyancing, we tell you that too. No buyer is treated better for it.</p>
<h2>7. Your right to cancel</h2>
<p>You may cancel within 14 days of accepting, without a reason, by e-mail to <a href="mailto:${brand.email}">${brand.email}</a> or with the form below. We return what you paid within 14 days. If you have asked us to start within that time, we may keep a fair share for what was done until you cancelled.</p>
<blockquote><p>Model form: To ${brand.legalName}, ${brand.registeredOffice}, ${brand.email}. I give notice that I cancel my contract for the sale of … Ordered on … Name, address, date.</p></blockquote>
<h2>8. If something goes wrong</h2>
<p>See the <a href="${routes.complaints}">complaints procedure</a>. We are members of <a href="${brand.redress.url}">${brand.redress.name}</a> and follow its code. Our responsibility to you is that of section 10 of the <a href="${routes.terms}">terms and conditions</a>.</p>`

/** Agreement between the agency and a landlord. */
export const lettingsAgreement = `<p>This is the agreement between you, the landlord or landlords of the property, and ${brand.legalName} (“we”). It starts when you accept it online. Rules named here are those of England; where the property is in Scotland, Wales or Northern Ireland the law there takes their place.</p>
<h2>1. Our services and fees</h2>
<table><thead><tr><th scope="col">Service</th><th scope="col">Fee to the landlord, including VAT</th></tr></thead>
<tbody><tr><td>Finding a tenant: listing, portals, enquiries, viewing times</td><td>${poundsAndPence(fees.letFindTenant)}</td></tr>
<tr><td>Tenant referencing</td><td>${poundsAndPence(fees.tenantReferencing)} for each tenant</td></tr>
<tr><td>Full management</td><td>${management.percentWithVat}% of the rent received (${management.percentWithoutVat}% plus VAT)</td></tr></tbody></table>
<p>Tenants pay us nothing: the Tenant Fees Act 2019 forbids it.</p>
<h2>2. The advertisement</h2>
<p>The rent is one amount. You may not ask for, encourage or accept more than that (Renters’ Rights Act 2025, section 56). The advertisement carries the deposit, the council tax band, the energy rating and the material facts you supply. We do not publish wording that excludes people on benefits or with children.</p>
<h2>3. What has to be in place</h2>
<ul>
<li>Proof that you may let: ownership, consent of a lender or head landlord, and any licence the council requires.</li>
<li>An energy certificate rated E or better, or a registered exemption.</li>
<li>A gas safety record not older than 12 months and an electrical report not older than five years, without dangerous faults.</li>
<li>Smoke alarms on every storey and carbon monoxide alarms where there is a fixed combustion appliance.</li>
<li>Your registration on the landlord database, when your area requires it, or the registration of your country.</li>
</ul>
<h2>4. Money we hold</h2>
<p>A holding deposit is at most one week’s rent. A tenancy deposit is at most five weeks’ rent, or six where a year’s rent is £50,000 or more; it is protected within 30 days and the tenant receives the prescribed information. Nothing is taken before both sides have signed, and then at most a month’s rent. Client money is kept in a separate account covered by <a href="${brand.clientMoneyProtection.url}">${brand.clientMoneyProtection.name}</a>.</p>
<h2>5. Full management</h2>
<p>We collect the rent, pay it over with a statement within five working days, visit the property every ${management.inspectionMonths === 6 ? 'six' : management.inspectionMonths} months, arrange repairs and keep the certificates in date. In an emergency we may spend up to ${poundsAndPence(fees.emergencyRepairs)} from the rent without asking first. For anything more we ask, unless people or the building are in danger.</p>
<h2>6. The tenancy</h2>
<p>You are the landlord. The tenancy is periodic. You give the written statement of terms before signing; we prepare it from your details. The rent may rise once a year by the statutory notice. Possession can be asked for only on the statutory grounds.</p>
<h2>7. Ending this agreement</h2>
<p>Finding a tenant ends when the tenancy is signed or when you withdraw the listing. Management may be ended by either of us with one month’s notice. There is no renewal fee.</p>
<h2>8. Your right to cancel</h2>
<p>If you let as a consumer you may cancel within 14 days of accepting. If you asked us to start at once we may keep a fair share for what was done.</p>
<h2>9. If something goes wrong</h2>
<p>See the <a href="${routes.complaints}">complaints procedure</a>. We are members of <a href="${brand.redress.url}">${brand.redress.name}</a>.</p>`
