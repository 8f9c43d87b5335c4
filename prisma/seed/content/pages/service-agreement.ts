import { brand } from '../../../../lib/config/brand'
import { assumedTerms, priceTexts } from '../../../../lib/config/price-texts'
import type { PageBody } from '../../../../lib/config/page-text'
import { claims, AT_ONCE_WITHIN_ONE_WORKING_DAY, referralFees } from '../../../../lib/config/claims'
import { BRAND_PLACEHOLDER } from '../../../../lib/format/brand-name'

/**
 * The sales service agreement, stored as the site meta `service-agreement-contents` (STATIC-18; Consumer
 * Contracts Regulations 2013, Estate Agents Act 1979 s.18 and the Regulations of 1991).
 */
export const serviceAgreement: PageBody = {
  intro: `<p>This is the agreement between you, the owner or owners, and ${brand.legalName} (“we”) when you sell through our flat-fee service. You read it here before you order. Once your order is placed and, where something is due, paid, we email it to you as you agreed to it, with a cancellation form. Terms for the local service, where they differ, are in section 13.</p>`,
  sections: [
    {
      heading: '1. In short',
      html: `<table>
<thead><tr><th scope="col">If</th><th scope="col">Pay now</th><th scope="col">Pay on completion</th><th scope="col">${BRAND_PLACEHOLDER} only</th></tr></thead>
<tbody>
<tr><td>you order</td><td>${priceTexts.sellPayNow}</td><td>nothing yet</td><td>${priceTexts.sellHereOnly}</td></tr>
<tr><td>the home is sold to a buyer we introduced</td><td>nothing more</td><td>${priceTexts.sellOnCompletion}</td><td>nothing</td></tr>
<tr><td>it does not sell, or you withdraw</td><td>no refund after the cancellation period</td><td>nothing</td><td>nothing</td></tr>
<tr><td>you sell to somebody else</td><td>nothing more</td><td>nothing</td><td>nothing</td></tr>
</tbody>
</table>
<p>All prices include VAT and the anti-money-laundering check. Nothing else has to be paid to us in order to sell.</p>`,
    },
    {
      heading: '2. What we do',
      html: `<ul>
<li>verify every owner’s identity;</li>
<li>help you to prepare the listing, and check it before it is published;</li>
<li>publish it on this website until the home is sold or you withdraw it, and on the property portals named in your order for ${assumedTerms.portalTerm} (${BRAND_PLACEHOLDER} only: on no portal);</li>
<li>pass on questions, requests for viewings and offers to you ${AT_ONCE_WITHIN_ONE_WORKING_DAY};</li>
<li>record every offer, and tell you about it in writing with what we know of the buyer’s position and funds;</li>
<li>check the identity of the buyer whose offer you accept;</li>
<li>issue the memorandum of sale to both conveyancers.</li>
</ul>
<p>You host the viewings. ${claims.flatFeePictures} ${claims.flatFeeAfterMemorandum}</p>
<p>${claims.listingTime} ${claims.goingLive}</p>
<p>We use reasonable care and skill. We do not promise that the home will sell, nor at what price.</p>`,
    },
    {
      heading: '3. What you do',
      html: `<ul>
<li>confirm that you own the home or may sell it, and that all owners agree;</li>
<li>give truthful and complete facts, and tell us when they change;</li>
<li>order an energy performance certificate before marketing, unless the home is exempt;</li>
<li>answer questions and requests within a reasonable time;</li>
<li>tell us if you, or someone close to you, has a connection with us or with a buyer.</li>
</ul>
<p>If a fact turns out to be wrong, we correct the listing. If identity cannot be verified, or something unlawful would have to be published, we must stop.</p>`,
    },
    {
      heading: '4. Pay now',
      html: `<p>${priceTexts.sellPayNow} including VAT, by card, when you order. It pays for preparing and publishing the listing and for the services in section 2. It is due whether or not the home is sold, and is not returned after the cancellation period except where section 8 says so or we have not done what we promised.</p>`,
    },
    {
      heading: '5. Pay on completion',
      html: `<p>${priceTexts.sellOnCompletion} including VAT. The fee becomes payable only if a sale of the home is <strong>completed</strong> to a buyer who was introduced to it by us, by our listing on any website or portal, or by our board, during this agreement. It is still payable if such a buyer exchanges contracts within ${assumedTerms.introductionTail} after the agreement has ended, unless you owe a fee for the same sale to another agent who introduced that buyer after it ended.</p>
<p>It falls due on the day of completion and must be paid within ${assumedTerms.feeDue}. You authorise your conveyancer to pay it from the proceeds.</p>
<p>If you withdraw, if the buyer withdraws, if contracts are exchanged and the sale is not completed, or if you sell to somebody we did not introduce, you pay nothing. There is no credit agreement, no interest before the due date, and the fee never falls due if the home is not sold.</p>`,
    },
    {
      heading: '6. Not a sole agency',
      html: `<p>You may instruct other agents and may find a buyer yourself. We have neither <em>sole agency</em> nor <em>sole selling rights</em>, and no fee is due merely because we have found a <em>ready, willing and able purchaser</em>. Before you sign with another agent, check that its terms do not make you pay two fees for one sale.</p>`,
    },
    {
      heading: '7. Optional extras',
      html: `<p>Photographs and an energy certificate, which you may order with Pay now, and more time on the portals have their own prices, shown including VAT before you order. A portal listing ends after ${assumedTerms.portalTerm} unless you renew it. It does not renew itself, unless you have chosen a subscription, which you can end at any time from your account.</p>`,
    },
    {
      heading: '8. Your right to cancel',
      html: `<p>You have the right to cancel this agreement within <strong>14 days</strong> without giving any reason. The period ends 14 days after the day on which it is made. Tell us clearly: by email to <a href="mailto:${brand.email}">${brand.email}</a>, by letter, by telephone, or on the form below. It is enough to send the message before the period ends.</p>
<p>We do not begin work during those 14 days unless you ask us to. If you tick <em>Start marketing straight away</em> and then cancel, you pay for what has been done up to then, in proportion to the whole; on pay on completion and on ${BRAND_PLACEHOLDER} only that is nothing. If we have fully performed the service at your request within the period, and you acknowledged that you would then lose the right, it is lost.</p>
<p>We repay what is due within 14 days of hearing from you, by the method you used to pay, without charge.</p>
<blockquote><p><strong>Cancellation form</strong></p><p>To ${brand.legalName}, ${brand.registeredOffice}, ${brand.email}: I/We hereby give notice that I/we cancel my/our contract for the supply of the following service: … Ordered on … Name … Address … Signature (only if on paper) … Date …</p></blockquote>`,
    },
    {
      heading: '9. Ending it later',
      html: `<p>After the 14 days you may end the agreement at any time by telling us, without a charge. We may end it on 14 days’ notice if you have broken it seriously, or at once if the law obliges us to. If we end it without fault on your part, we refund the part of the fee for services not yet given.</p>`,
    },
    {
      heading: '10. Offers',
      html: `<p>${claims.offers} We do so until contracts are exchanged, except for kinds of offer that you have told us in writing not to pass on. You decide. We never make your acceptance, or a buyer’s chances, depend on services taken from us or from our partners.</p>`,
    },
    {
      heading: '11. Introductions and our interests',
      html: `<p>If you or the buyer use a conveyancer or broker through us, our partner pays us a fee for each case that completes: ${referralFees.conveyancing} for conveyancing and ${referralFees.mortgage} for a mortgage. ${claims.exactReferralFees} If we, an employee or a relative have an interest in the sale, we tell you and the other side in writing before negotiations begin.</p>`,
    },
    {
      heading: '12. Money, data, complaints',
      html: `<p>We do not hold sale deposits. Personal data is used as the <a href="/privacy-policy">privacy policy</a> says. Complaints go through our <a href="/complaints-procedure">procedure</a> and then to <a href="${brand.redress.url}">${brand.redress.name}</a>. We follow its Code of Practice for Residential Estate Agents.</p>`,
    },
    {
      heading: '13. The local service',
      html: `<p>Where you have ordered the local service, the fee is ${priceTexts.localSale} including VAT, whatever the price, and falls due on completion of a sale to a buyer introduced during the agreement. It includes the services that the <a href="/local">local page</a> lists, hosted viewings and sales progression among them. ${claims.localPictures} ${claims.localAfterMemorandum}</p>
<p>It is a <strong>sole agency</strong> for ${assumedTerms.localSoleAgency}: you will be liable to pay remuneration to us, in addition to any other costs or charges agreed, if at any time unconditional contracts for the sale of the property are exchanged with a purchaser introduced by us during the period of our sole agency, or with whom we had negotiations about the property during that period, or with a purchaser introduced by another agent during that period. After that period either side may end it on ${assumedTerms.noticeAfterSoleAgency}’ notice. You may sell to a buyer you find yourself, whom no agent introduced, without owing us anything. Although the liability arises on exchange, we ask for payment only on completion, and waive it if the sale is not completed.</p>`,
    },
    {
      heading: '14. Liability and law',
      html: `<p>We are liable for foreseeable loss caused by our failure to use reasonable care, and nothing limits our liability for fraud, death or injury. Your rights under the Consumer Rights Act 2015 are unaffected. The law of England and Wales applies; if you live elsewhere in the UK, the mandatory protection of your own law remains, and you may use your own courts.</p><p><small>Version of 22 November 2026.</small></p>`,
    },
  ],
}
