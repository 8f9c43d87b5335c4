import { brand } from '@/lib/config/brand'
import { dataAuthority } from '@/lib/config/data-authority'
import type { PageBody } from '@/lib/config/page-text'
import { BRAND_PLACEHOLDER } from '@/lib/format/brand-name'

/** Complaints procedure with its deadlines (STATIC-26 … STATIC-29). */
export const complaintsProcedure: PageBody = {
  intro: `<p><a href="/">${BRAND_PLACEHOLDER}</a> is a member of <a href="${brand.redress.url}">${brand.redress.name}</a> and follows its codes of practice. If we have let you down, we would like the chance to put it right. This page says how, and what you can do if we do not.</p>`,
  sections: [
    {
      heading: 'Stage one: tell us',
      html: `<p>Write to <a href="mailto:${brand.email}">${brand.email}</a> or to Complaints, ${brand.legalName}, ${brand.registeredOffice}. If writing is difficult for you, telephone ${brand.phone} and we will write it down with you. Please give</p>
<ul>
<li>your name and how to reach you;</li>
<li>the address of the property, or your reference;</li>
<li>what happened and when;</li>
<li>what you would like us to do.</li>
</ul>
<p>You need no form and no lawyer. A complaint may be made on your behalf if you tell us that you agree.</p>`,
    },
    {
      heading: 'Stage two: we look into it',
      html: `<ol>
<li>We acknowledge your complaint in writing within <strong>3 working days</strong> of receiving it, and send you this procedure.</li>
<li>A manager who was not involved reads the file and speaks to those who were.</li>
<li>We send you a formal written outcome within <strong>15 working days</strong> of receiving the complaint. If an investigation takes longer than that, we write within those 15 days to say why and by when you will hear.</li>
</ol>`,
    },
    {
      heading: 'Stage three: senior review',
      html: `<p>If you are not satisfied, ask for a review by a director who has not dealt with the matter. Say what you think we have missed. You will have a written reply within <strong>15 working days</strong> of your request. It sets out our final viewpoint and tells you how to go to the ombudsman.</p>`,
    },
    {
      heading: 'Stage four: The Property Ombudsman',
      html: `<p>If you remain dissatisfied after our final viewpoint, or if more than <strong>8 weeks</strong> have passed since you first complained in writing and the matter is unresolved, you can ask the independent ombudsman to review it, free of charge:</p>
<p><a href="${brand.redress.url}">${brand.redress.name}</a></p>
<p>You must do so within <strong>12 months</strong> of the date of our final viewpoint, and send whatever evidence supports your case. The ombudsman will not usually look at a complaint before our own procedure has been followed. Its decision binds us if you accept it. It does not take away your right to go to court, if you do not.</p>`,
    },
    {
      heading: 'Lettings in Scotland',
      html: `<p>We follow the Letting Agent Code of Practice and send you a copy when you ask for one. If our procedure does not settle the matter, or takes unreasonably long, a landlord or tenant may apply to the First-tier Tribunal for Scotland (Housing and Property Chamber).</p>`,
    },
    {
      heading: 'What we do not count as the end',
      html: `<p>A goodwill payment offered by telephone, an apology from the person concerned, or your silence. A complaint is closed when you have accepted an outcome in writing, or when every stage above is over.</p>
<p>If we agree to do something, we say by when. If we have not done it by then, you need not begin again at stage one.</p>`,
    },
    {
      heading: 'Complaints of other kinds',
      html: `<ul>
<li><strong>Your personal data:</strong> use the <a href="/data-protection-complaint">form for data-protection complaints</a>; section 4 of our <a href="/privacy-policy">privacy policy</a> says what happens then. The ${dataAuthority.name} is the authority.</li>
<li><strong>Client money</strong> that we hold for landlords and tenants: protected by <a href="${brand.clientMoneyProtection.url}">${brand.clientMoneyProtection.name}</a>.</li>
<li><strong>A tenancy deposit:</strong> the scheme that protects it decides disputes free of charge.</li>
<li><strong>Conveyancers, brokers and lenders</strong> we introduced: complain to the firm, then to the Legal Ombudsman or the Financial Ombudsman Service.</li>
<li><strong>Your landlord:</strong> until the landlord ombudsman opens, speak to us if we manage the home, or to the council.</li>
</ul>`,
    },
    {
      heading: 'Help with complaining',
      html: `<p>Tell us if you need large print, another language, a relay call or more time. Complaining will not affect how we treat you, your offer or your application.</p>`,
    },
  ],
}
