import { brand } from '@/lib/config/brand'
import { dataAuthority } from '@/lib/config/data-authority'
import { priceTexts } from '@/lib/config/price-texts'
import type { PageBody } from '@/lib/config/page-text'
import { BRAND_PLACEHOLDER } from '@/lib/format/brand-name'

/** The company's history (STATIC-16), which is fictional like the company. */
export const aboutUs = {
  intro: `<p>${BRAND_PLACEHOLDER} sells and lets homes throughout the UK for flat fees, and has a local service in Essex. It began with a desk, a telephone and a landlord who wanted to know what he was paying for.</p>`,
  sections: [
    {
      heading: 'A desk in Essex',
      html: `<p>Our first years were spent letting and managing: terraces near the station, flats above shops, one houseboat. We learnt there that most of an agent’s work is ordinary and that clients do not mind paying for it, provided they can see it. When owners began to ask whether we would sell the house as well, and what it would cost, “a percentage” seemed a strange answer. The work of selling a house at £600,000 is much the same as at £300,000.</p>`,
    },
    {
      heading: 'Why flat fees',
      html: `<p>So we priced the work. ${priceTexts.sellPayNow} if you pay in advance, ${priceTexts.sellOnCompletion} if you prefer to pay when the home is sold, both with VAT and the identity checks in them. Owners would show their own homes, since they know them best. That decision made us an online agency almost by accident, because a person who does not need us in the hall does not need us in the next street either.</p>`,
    },
    {
      heading: 'And then, local again',
      html: `<p>Some people do want somebody in the hall. For them we went back to where we started and opened a full service in Essex, at one fixed fee of ${priceTexts.localSale} including VAT. It is run by people who live there. We will open in another county when we have found its people, and not before.</p>`,
    },
    {
      heading: 'Twenty years',
      html: `<p>With 20 years of experience in letting and selling we have seen rules arrive and depart: home information packs, deposit protection, the ban on tenants’ fees, the end of section 21. Our view has stayed the same. A rule that makes an agent tell people what they need to know is one that we should have been keeping anyway.</p>`,
    },
    {
      heading: 'What we hold to',
      html: `<ul>
<li><strong>One price, at the beginning.</strong> With VAT, with everything compulsory in it.</li>
<li><strong>Facts with a source and a date.</strong> And an honest gap where there is none.</li>
<li><strong>Every offer, promptly, in writing.</strong></li>
<li><strong>The same questions to every tenant.</strong></li>
<li><strong>No pressure.</strong> No countdowns, no “only today”, no obligation to use anyone’s mortgage.</li>
</ul>`,
    },
    {
      heading: 'Who watches over us',
      html: `<p>We are members of <a href="${brand.redress.url}">${brand.redress.name}</a>, which will look at a complaint free of charge if we cannot settle it. Client money is protected by <a href="${brand.clientMoneyProtection.url}">${brand.clientMoneyProtection.name}</a> (<a href="${brand.clientMoneyProtection.certificate}">our certificate, PDF</a>). HM Revenue &amp; Customs supervises us for the prevention of money laundering, and the ${dataAuthority.name} for data.</p>`,
    },
    {
      heading: 'Talk to us',
      html: `<p>Ring ${brand.phone}, write to <a href="mailto:${brand.email}">${brand.email}</a> or use the <a href="/contact/">contact form</a>. If you would like to work with us, see <a href="/recruitment">recruitment</a>.</p>`,
    },
  ],
} satisfies PageBody
