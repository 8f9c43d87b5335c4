import { brand, PORTAL_MONTHS } from '../../../lib/config/brand'
import { routes } from '../../../lib/config/routes'

/** Questions of sellers and buyers: each h3 opens one, up to the next (D-95). Figures as of autumn 2026. */
export const salesQuestions = `<p>Short answers to what sellers and buyers ask most. If yours is not here, <a href="${routes.contact}">ask us</a>.</p>
<h3>What does it cost to sell with ${brand.name}?</h3>
<p>£395 paid when your listing goes live, or £895 payable on completion. Both include VAT and the anti-money-laundering check. There is no commission on the price.</p>
<h3>What happens if my home does not sell?</h3>
<p>With the £395 package the fee has bought your advertising and is not returned. With the £895 package nothing is payable if the home does not sell.</p>
<h3>Can I change my mind after paying?</h3>
<p>Yes. You have 14 days from the contract to cancel. If you asked us to start straight away and we have, we may keep a share of the fee for the work done; the rest comes back within 14 days.</p>
<h3>Where is my home advertised?</h3>
<p>On our own site and on the large property portals, for ${PORTAL_MONTHS} months. You can renew after that.</p>
<h3>Who shows buyers round?</h3>
<p>You do, at times you set online. Nobody knows the home better. In Essex our <a href="${routes.local}">local agents</a> can host every viewing for you.</p>
<h3>What do I have to tell buyers?</h3>
<p>Everything that would matter to an ordinary buyer: tenure, lease, charges, council tax band, services, restrictions, flooding and more. We ask for it in a questionnaire and show it on the listing, with who supplied it and when. What is not known yet is shown as not yet provided.</p>
<h3>Do I need an energy performance certificate?</h3>
<p>Yes, for almost every home. It must be ordered before the home is advertised. A certificate lasts ten years; you can look yours up on the government register.</p>
<h3>How do offers work?</h3>
<p>Buyers make them in writing through the site. We pass on every offer on the same working day, together with the buyer’s position. You accept, refuse or answer with your own figure. In England, Wales and Northern Ireland nothing binds either side before contracts are exchanged.</p>
<h3>Does the agency check buyers?</h3>
<p>Yes. When an offer is accepted we check the buyer’s identity and the source of the money, as the law requires of estate agents, before the memorandum of sale is sent.</p>
<h3>How much is stamp duty in 2026?</h3>
<p>In England and Northern Ireland: nothing up to £125,000, 2% from there to £250,000, 5% to £925,000, 10% to £1.5 million and 12% above. A £300,000 home costs £5,000. Five percentage points are added for a second home, and two for buyers who live abroad.</p>
<h3>What do first-time buyers pay?</h3>
<p>In England and Northern Ireland nothing up to £300,000 and 5% of the part between £300,000 and £500,000. For a price above £500,000 the ordinary rates apply to all of it.</p>
<h3>Is it the same in Scotland and Wales?</h3>
<p>No. Scotland has Land and Buildings Transaction Tax and Wales has Land Transaction Tax, with their own bands. In Scotland most homes also need a Home Report before they are advertised, and a bid becomes binding when missives are concluded.</p>
<h3>How long does a sale take?</h3>
<p>Most take between three and five months from offer to completion. Leaseholds take longer, because the managing agent has to answer enquiries. Having your papers ready when you list is what saves most time.</p>
<h3>What is the difference between freehold and leasehold?</h3>
<p>A freeholder owns the building and the land without limit of time. A leaseholder owns a home for the years left on the lease and usually pays a service charge. Leases granted since 30 June 2022 carry no ground rent.</p>
<h3>What does “sold subject to contract” mean?</h3>
<p>An offer has been accepted and solicitors are at work, but contracts have not been exchanged. You can still ask us to let you know if the sale falls through.</p>
<h3>What if something goes wrong?</h3>
<p>Tell us first: our <a href="${routes.complaints}">complaints procedure</a> says what we do and by when. We belong to ${brand.redress.name}, which can look at the matter free of charge.</p>`
