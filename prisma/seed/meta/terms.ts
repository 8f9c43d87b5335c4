import { brand } from '../../../lib/config/brand'
import { routes } from '../../../lib/config/routes'

/** Terms of use of the website. */
export const terms = `<p>These terms apply to everyone who uses this website. If you sell or let through us, the <a href="${routes.serviceAgreement}">sales service agreement</a> or the <a href="${routes.lettingsServiceAgreement}">lettings service agreement</a> applies as well and comes first where the two differ. Last changed on 1 September 2026.</p>
<h2>1. Who we are</h2>
<p>${brand.name} is a trading name of ${brand.legalName}, registered in ${brand.registeredIn} under number ${brand.companyNumber}. Our registered office is ${brand.registeredOffice}. You can reach us on ${brand.phone} or at <a href="mailto:${brand.email}">${brand.email}</a>.</p>
<h2>2. Using the site</h2>
<p>You may search, read and print pages for your own use. You may not copy listings in bulk, use the site to send unwanted messages, try to reach other people’s data, or place an unreasonable load on it.</p>
<h2>3. Your account</h2>
<p>You must be 18 to open an account. Give true details, keep your password to yourself, and tell us if somebody else may know it. You are responsible for what is done through your account until you have told us.</p>
<h2>4. Listings</h2>
<p>Facts in a listing come from its owner, from an agent or from a public register; the listing says which, and when. We check what we can and take down what we know to be wrong. Measurements are approximate. Before you commit yourself, have the points that matter to you confirmed by your solicitor or surveyor.</p>
<h2>5. Messages, viewings and offers</h2>
<p>Messages between users must be civil and about the property. We may read them where a complaint, the law or the safety of users requires it. A viewing may be cancelled by either side. An offer is not binding until contracts are exchanged or, in Scotland, missives are concluded. In a letting in England an applicant may not be asked for, and may not be encouraged to offer, more than the rent advertised.</p>
<h2>6. What you put on the site</h2>
<p>Texts and pictures remain yours. You allow us to show them on our site and on the portals for as long as your property is listed, and you confirm that you are entitled to do so. We may refuse or remove anything that is unlawful, misleading or discriminatory.</p>
<h2>7. Links and partners</h2>
<p>Some pages lead to companies that we work with, such as conveyancers and mortgage brokers. We say so, and say what we receive, before you go there. Their own terms apply to what you buy from them. You are free to use anyone else.</p>
<h2>8. Payments</h2>
<p>Prices include VAT. Card payments are taken by our payment provider; we do not see or keep your card number.</p>
<h2>9. Availability</h2>
<p>We keep the site running as well as we can but do not promise that it will never be interrupted. We may change it, and will tell users beforehand of changes that matter to them.</p>
<h2>10. Our responsibility</h2>
<p>We answer for loss that our own breach of these terms or our negligence foreseeably causes. We do not answer for loss that neither of us could foresee, nor for business losses of people who use the site as consumers. Nothing here limits what may not be limited by law, such as responsibility for death or injury through negligence, for fraud, or under the Consumer Rights Act 2015.</p>
<h2>11. Personal data</h2>
<p>Our <a href="${routes.privacy}">privacy policy</a> says what we hold and why.</p>
<h2>12. Complaints</h2>
<p>Our <a href="${routes.complaints}">complaints procedure</a> explains how to complain. We are members of <a href="${brand.redress.url}">${brand.redress.name}</a>.</p>
<h2>13. Changes and law</h2>
<p>We may change these terms for the future and put the date of the change above. The law of England and Wales applies; if you live in Scotland or Northern Ireland you keep the protection of its law and may go to its courts.</p>`
