import { brand } from '@/lib/config/brand'
import { dataAuthority } from '@/lib/config/data-authority'
import type { PageBody } from '@/lib/config/page-text'
import { BRAND_PLACEHOLDER } from '@/lib/format/brand-name'
import { accountDeletion, retention } from '@/lib/config/claims'

const toSemicolonItems = (items: readonly string[]): string =>
  items.map((item) => `<li>${item};</li>`).join('\n')
const emailLink = `<a href="mailto:${brand.email}">${brand.email}</a>`

/** Privacy policy in sixteen numbered sections (STATIC-02, STATIC-04; UK GDPR, DPA 2018, DUAA 2025). */
export const privacyPolicy: PageBody = {
  intro: `<p>This policy applies to everyone whose personal data we use: sellers, landlords, buyers, tenants, guarantors, visitors to this website and applicants for jobs. It was last changed on 28 November 2026.</p>`,
  sections: [
    {
      heading: '1. Words used in this policy',
      html: `<dl>
<dt>Personal data</dt><dd>Information about a living person who can be identified from it.</dd>
<dt>Processing</dt><dd>Anything done with it: collecting, storing, using, sharing, deleting.</dd>
<dt>Controller</dt><dd>Whoever decides why and how personal data is used. For the uses described here, that is us.</dd>
<dt>Processor</dt><dd>Somebody who handles it on our behalf and on our instructions.</dd>
<dt>Data protection law</dt><dd>The UK GDPR, the Data Protection Act 2018, the Privacy and Electronic Communications Regulations 2003 and the Data (Use and Access) Act 2025.</dd>
<dt>The Commission</dt><dd>The ${dataAuthority.name}, which supervises that law in the UK. On 30 September 2026 it took the place of the Information Commissioner.</dd>
</dl>`,
    },
    {
      heading: '2. Who we are and how to reach us',
      html: `<p>${BRAND_PLACEHOLDER} is a trading name of ${brand.legalName}, registered in ${brand.registeredIn} with number ${brand.companyNumber}. Our registered office is ${brand.registeredOffice}.</p>
<p>For anything about your data write to ${emailLink}, with “data protection” in the subject, or to that address by post. You can telephone ${brand.phone}, although a request is easier to follow up if it is written.</p>`,
    },
    {
      heading: '3. Your rights',
      html: `<ul>
<li><strong>Access:</strong> a copy of the data we hold about you.</li>
<li><strong>Correction</strong> of what is wrong or incomplete.</li>
<li><strong>Deletion</strong> where we have no lawful reason to keep it.</li>
<li><strong>Restriction</strong> of its use while a dispute about it is settled.</li>
<li><strong>Objection</strong> to uses that rest on legitimate interests, and at any time to direct marketing.</li>
<li><strong>Portability:</strong> the data you gave us, in a form that a computer can read.</li>
<li><strong>Withdrawal of consent</strong> at any time, where we rely on it. What was done before stays lawful.</li>
</ul>
<p>Not every right applies in every case. If we refuse, we say why. Exercising a right is free, unless a request is manifestly unfounded or excessive.</p>`,
    },
    {
      heading: '4. How to complain',
      html: `<p>If you think that we have used your personal data wrongly, tell us. You may use our <a href="/data-protection-complaint">form for such complaints</a>, email ${emailLink}, write or telephone. We acknowledge a data-protection complaint within 30 days at the latest, and aim for three working days. We look into it without undue delay, keep you informed and tell you the outcome in writing.</p>
<p>You may complain to the Commission at any time, at <a href="${dataAuthority.complaintsUrl}">${dataAuthority.complaintsAddress}</a>, and will usually be asked whether you have come to us first. You may also go to court.</p>`,
    },
    {
      heading: '5. Asking for your data',
      html: `<p>We answer an access request within 28 days, and at most within one month of receiving it. If a request is complex, or you have made several, the law allows us to extend this to three months in total. We tell you within the first month if we need to, and why.</p>
<p>If we have to confirm who you are, or ask which information you want, the time stops until you answer. We make a reasonable and proportionate search, and take out what concerns other people where they have not agreed to its being shared.</p>`,
    },
    {
      heading: '6. What we collect',
      html: `<ul>
<li><strong>Everybody with an account:</strong> title, name, email address, mobile number, buying position, password in scrambled form, choices about the newsletter.</li>
<li><strong>Sellers and landlords:</strong> address and facts of the property, pictures, ownership, identity check, bank details for payments to you, messages, orders, your conveyancer once you have accepted an offer.</li>
<li><strong>Buyers:</strong> saved homes and searches, with whom you share saved homes, which homes our emails have told you of, questions, viewings, offers, proof of funds; once an offer is accepted, your conveyancer, the names of everybody who buys with you, and the identity check of each.</li>
<li><strong>Tenants and guarantors:</strong> identity, right to rent, income, employment, rent history, references and, with consent, a credit check.</li>
<li><strong>Enquirers:</strong> name, email address, telephone number, what you wrote.</li>
<li><strong>Visitors:</strong> network address, browser, pages asked for, and what section 14 lists.</li>
<li><strong>Applicants for jobs:</strong> what your application contains.</li>
</ul>
<p>We do not ask for data about health, religion, ethnic origin or similar matters. If you tell us of a disability so that we can adapt our service, we use it for that alone.</p>`,
    },
    {
      heading: '7. Where it comes from',
      html: `<p>Mostly from you. Otherwise from the person selling or letting to you, property portals through which you enquired, referees and employers you named, credit reference and identity agencies, HM Land Registry and other public registers, the sanctions list, and conveyancers and brokers in the same transaction.</p>`,
    },
    {
      heading: '8. Why we use it, and our lawful grounds',
      html: `<table>
<thead><tr><th scope="col">Purpose</th><th scope="col">Ground</th></tr></thead>
<tbody>
<tr><td>Running your account, listing, order or tenancy application</td><td>Contract, or steps before one</td></tr>
<tr><td>Passing on questions, viewings and offers</td><td>Contract with the owner; legitimate interest in bringing both sides together</td></tr>
<tr><td>Identity, money-laundering, sanctions and right-to-rent checks</td><td>Legal obligation</td></tr>
<tr><td>Keeping records of offers, complaints and accounts</td><td>Legal obligation; legitimate interest in defending claims</td></tr>
<tr><td>Credit checks on tenants and guarantors</td><td>Legitimate interest of the landlord, with your consent to the search</td></tr>
<tr><td>Protecting the website against misuse and fraud</td><td>Legitimate interest in security</td></tr>
<tr><td>Newsletter, emails about saved searches, and cookies that are not needed</td><td>Consent</td></tr>
</tbody>
</table>
<p>If you do not give us data that the law or the contract requires, we may be unable to act for you. We say so when it arises.</p>`,
    },
    {
      heading: '9. Marketing',
      html: `<p>We send the newsletter to people who asked for it. Every issue has a link that ends it at once. Emails about homes for a saved search come only to people who chose them for that search, at the pace that they chose, and each has a link that ends them all without a login. We do not sell or rent addresses, and we do not telephone people to market to them who have not asked us to. Messages that belong to your sale, purchase or tenancy are not marketing.</p>`,
    },
    {
      heading: '10. How long we keep it',
      html: `<p>Personal data is kept for ${retention.personalData} after our last dealings with you and is then deleted or made anonymous. The periods of this table apply in place of that:</p>
<table>
<thead><tr><th scope="col">Record</th><th scope="col">Kept for</th></tr></thead>
<tbody>
<tr><td>Money-laundering checks on sellers and buyers</td><td>${retention.identityChecks} after the relationship or transaction ends</td></tr>
<tr><td>Right-to-rent checks</td><td>${retention.rightToRent} after the tenancy ends</td></tr>
<tr><td>Questions, messages and viewings about a home</td><td>${retention.personalData} after the last of them, and after the home left the market; with an offer, a request to rent, a holding deposit or a complaint, as long as we keep the records of those</td></tr>
<tr><td>Offers, requests to rent, agreements, complaints, reports that something is wrong with a listing</td><td>${retention.offersAndComplaints} after they end; a complaint or a report, after we received it</td></tr>
<tr><td>Reports on tenants and guarantors</td><td>${retention.references}</td></tr>
<tr><td>Invoices and payments</td><td>${retention.invoices} after the accounting year; in an account that you still use, as long as you use it</td></tr>
<tr><td>Applications for jobs</td><td>${retention.applications}, if you are not appointed</td></tr>
<tr><td>Server logs</td><td>${retention.serverLogs}</td></tr>
</tbody>
</table>
<p>We close an account that nobody has used for ${retention.personalData}. If it was ever used, we tell you by email ${retention.accountWarning} before, and you keep it by logging in. It stays while your home is on the market or your sale, letting or payment is unfinished, while we remind you of the certificates of a home that you let, and as long as a record of this table needs your name. A newsletter to which you subscribed goes on until you end it.</p>
<p>While there is a complaint or a claim, such as a fee that is due to us, we keep what we need for it beyond these periods, until it is settled.</p>
<p>If you delete your account yourself, these go at once and for good:</p>
<ul>
${toSemicolonItems(accountDeletion.deletes)}
</ul>
<p>These stay:</p>
<ul>
${toSemicolonItems([accountDeletion.keepsHomes, accountDeletion.keepsConversations, accountDeletion.keepsClosureRecord, accountDeletion.keepsFiles])}
</ul>`,
    },
    {
      heading: '11. With whom we share it',
      html: `<ul>
<li><strong>The other side,</strong> so far as needed: a seller sees a buyer’s name, position and offer, never their bank statements.</li>
<li><strong>The partner with whom you share saved homes,</strong> if you invited one or accepted an invitation: the homes that you saved, your notes about them and your first name, until either of you ends it. An invitation tells the person invited your first name and email address, and an acceptance tells the inviter yours. An invitation that nobody accepts is deleted after it has expired.</li>
<li><strong>Property portals,</strong> which publish listings under their own policies.</li>
<li><strong>Conveyancers, brokers, surveyors, referencing and identity services, deposit schemes and contractors</strong> who take part in your transaction or tenancy.</li>
<li><strong>Processors</strong> who host our systems, send our mail, take card payments and check for robots. They act on our instructions and under contract.</li>
<li><strong>Authorities:</strong> HM Revenue &amp; Customs, the National Crime Agency, the Office of Financial Sanctions Implementation, courts, councils and the police, where the law requires or allows it.</li>
<li><strong>The Property Ombudsman</strong> and our insurers, if you complain or claim.</li>
<li><strong>A buyer of our business,</strong> bound by this policy.</li>
</ul>
<p>Card numbers go straight to the payment provider. We never see them.</p>`,
    },
    {
      heading: '12. Transfers abroad',
      html: `<p>Our data is held in the UK or the European Economic Area. If a processor handles it elsewhere, we make sure that the country is covered by UK regulations approving transfers, or that the International Data Transfer Agreement or Addendum is in place. Ask us for a copy of the safeguard that applies to you.</p>`,
    },
    {
      heading: '13. How we protect it',
      html: `<p>Connections are encrypted. Passwords are stored as hashes, documents from identity checks encrypted, and access limited to people who need it and recorded. We test our backups. We do not accept identity documents by email. If a breach is likely to put your rights at high risk, we tell you without undue delay, and the Commission within 72 hours where the law requires it.</p>`,
    },
    {
      heading: '14. Cookies and similar storage',
      html: `<p>The website keeps a few cookies and values in your browser without which it would not work: your session, your choice about cookies, a device number for one-time passwords, and your last search. Google’s map, and what tells a partner of an order, are used only if you accept; the note of a partner whose link brought you here is removed at once if you refuse. You can change your mind from the foot of any page, and refusing costs you nothing. Each item is described in the <a href="/cookie-policy">cookie policy</a>.</p>`,
    },
    {
      heading: '15. Automated decisions, children and other websites',
      html: `<p>No decision with legal or similarly serious effect for you is made by a machine alone. A reference report has a score in it; a person decides, and you may ask for reasons.</p>
<p>Our services are for adults. Where children will live in a home we record their number and ages only if overcrowding rules make that necessary.</p>
<p>Links lead to websites of others, whose policies are their own.</p>`,
    },
    {
      heading: '16. Changes to this policy',
      html: `<p>We review this policy at least once a year. A change that matters is announced on this page with its date, and before it takes effect by email to everybody with an account whose email address is verified. Earlier versions are available on request.</p>`,
    },
  ],
}
