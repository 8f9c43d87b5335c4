import { item } from '../item'
import type { GuideTag } from '../tags'

/** Guides to Scotland, Wales and Northern Ireland. */
export const nationGuides = [
  item<GuideTag>({
    slug: 'buying-in-scotland',
    name: 'Buying a home in Scotland',
    pageTitle: 'Buying a home in Scotland: how it differs',
    metaContent:
      'Home Reports, notes of interest, closing dates, missives and LBTT: how buying in Scotland differs from England, with a worked tax example.',
    shortDescription:
      'Home Reports, closing dates, missives and LBTT: how buying differs north of the border, and why you need a solicitor first.',
    tags: ['buying', 'uk-nations', 'law-and-tax'],
    publishedAt: '2026-09-02',
    picture: { file: 'victorian-2.webp', alt: 'A tall red-brick town house with two-storey bays.' },
    body: `
<p>An English buyer in Edinburgh is usually surprised twice. First, there is already a survey of the flat, and you can read it before you view. Second, the bargain becomes binding much sooner than in England: once the solicitors have concluded it, an apologetic email will not get you out. Under the Scottish system you learn more before you offer, and are committed sooner afterwards, so prepare for both.</p>
<h2>Begin with a solicitor</h2>
<p>In Scotland a solicitor makes the offer, in a formal letter. Many Scottish solicitors are estate agents too, and the seller’s agent may be a solicitor’s firm. Appoint yours before you view, agree a fixed price and pass the identity check, so that a letter can go out the same afternoon. It must be a Scottish solicitor, because Scotland has its own land law.</p>
<h2>Read the Home Report</h2>
<p>Nearly every home on the open market must have a Home Report, apart from new homes and some conversions, and you can ask to see it free of charge. It has three parts:</p>
<dl>
<dt>Single survey</dt><dd>A chartered surveyor’s inspection with repair categories 1 to 3, and a valuation.</dd>
<dt>Energy report</dt><dd>The energy performance certificate, with recommendations for the home.</dd>
<dt>Property questionnaire</dt><dd>The seller’s answers on council tax band, alterations, parking, flooding, factors and disputes.</dd>
</dl>
<p>It may be no more than 12 weeks old when the home first comes on the market. If the report is older when you buy, your lender will want the valuation updated. Category 3 means urgent repair or replacement: get a quote before you offer. The surveyor looks only at what can be seen, as in England, so a very old or altered building may deserve a closer look at your own expense.</p>
<h2>What the asking price means</h2>
<p>“Offers over” is the usual form. The Home Report’s valuation is often above that figure, and in a busy area homes sell for more than the valuation. Your lender lends on the valuation or the price, whichever is lower, so anything you pay beyond the valuation comes out of your own pocket. “Fixed price” means what it says: the first acceptable offer at that figure takes the home.</p>
<h2>Notes of interest and closing dates</h2>
<p>If you are keen, your solicitor notes interest with the seller’s agent. A note of interest costs nothing and commits nobody; it means that you should be told before the home is sold. When several have noted interest the seller may set a <strong>closing date</strong>. Sealed offers go in by noon on a given day, and nobody sees the others. The seller may choose any or none.</p>
<p>An offer names the price, the <strong>date of entry</strong> (when you pay and receive the keys), what is included, and conditions. Solicitors’ rules of conduct restrict private negotiation after a closing date, so do not expect a second chance to bid.</p>
<h2>Missives: when the bargain binds</h2>
<p>The seller’s solicitor replies with a qualified acceptance, yours answers, and so on. These letters are the <strong>missives</strong>. When the last point is settled they are concluded, and both sides are bound. There is no separate exchange of contracts, and usually no deposit for an existing home. Until then either side can withdraw. In practice it may take a few days or many weeks to conclude them, often because a buyer’s loan or sale has still to be settled. Ask your solicitor each week what is holding things up.</p>
<p>Do not let missives be concluded before your mortgage offer has been issued and your funds are certain. If you pull out after that, you can be made to pay damages.</p>
<h2>Title, and what there is instead of leases</h2>
<p>Flats are owned outright. Leasehold homes are almost unknown, so there is no ground rent to pay. What you share is set out in <strong>title conditions</strong> and, where these are silent, the Tenements (Scotland) Act 2004: roof, close, stair, outer walls. A <strong>factor</strong> may manage the common parts. Factors must be registered and follow a code. Ask for the factor’s last statements, any repairs under discussion, and whether a statutory notice has been served. In a building without a factor, ask who organised the last repair.</p>
<p>Solicitors also obtain a property enquiry certificate and search the registers, and order a coal mining report where relevant. Title is registered in the Land Register of Scotland.</p>
<h2>Land and Buildings Transaction Tax</h2>
<table>
<caption>LBTT on a main home, rates in force in 2026</caption>
<thead><tr><th scope="col">Slice of the price</th><th scope="col">Rate</th></tr></thead>
<tbody>
<tr><td>Up to £145,000</td><td>0%</td></tr>
<tr><td>£145,001 to £250,000</td><td>2%</td></tr>
<tr><td>£250,001 to £325,000</td><td>5%</td></tr>
<tr><td>£325,001 to £750,000</td><td>10%</td></tr>
<tr><td>Above £750,000</td><td>12%</td></tr>
</tbody>
</table>
<p>First-time buyers pay nothing on the first £175,000, whatever the price, which saves up to £600. At £300,000 somebody moving home pays £4,600, a first-time buyer £4,000.</p>
<p>The <strong>Additional Dwelling Supplement</strong> is 8% of the whole price if you will own another home, from £40,000 upwards: £24,000 at £300,000. If you are replacing your main home and sell the old one within 36 months, you can reclaim it. Couples count as one buyer, so if one of you has kept a flat, you may have to pay the supplement together. The return goes to Revenue Scotland within 30 days, and your solicitor needs the money for the tax before you get the keys.</p>
<h2>Settlement</h2>
<p>On the date of entry the money is paid and the keys are released, often by noon. Ask your solicitor whether the missives require your insurance to start then, or from the day they are concluded. Standard clauses give you a short time, commonly five working days, to report that heating or appliances do not work. Test everything on the first evening.</p>
<h2>Running costs</h2>
<p>Council tax bands A to H are based on 1991 values, and the council’s bill includes water and waste water. You may also have to pay the factor a deposit (a float) on the date of entry, and a share of the building’s insurance.</p>
<h2>Buying to let</h2>
<p>Landlords must register with the council before letting. Private tenancies are open-ended, with their own grounds for eviction, and deposits are limited to two months’ rent. Short-term lets need a licence. In 2025 the Scottish Parliament passed a Housing Act that allows for rent-control areas; find out what is in force when you buy.</p>
<h2>Selling in England, buying in Scotland</h2>
<p>You will have two lawyers and two timetables. Your English buyer can withdraw until exchange, while your Scottish seller expects you to be bound. Ask the Scottish solicitor to keep missives open until contracts have been exchanged in England, and to tell the seller’s side openly why. It is a common reason for delay, and Scottish solicitors are used to it.</p>
`,
  }),
  item<GuideTag>({
    slug: 'buying-in-wales',
    name: 'Buying a home in Wales',
    pageTitle: 'Buying a home in Wales: tax, bands and rules',
    metaContent:
      'Land Transaction Tax, council tax bands to I, second-home premiums, flood maps and letting rules: what is different about buying in Wales.',
    shortDescription:
      'The conveyancing is the same as in England; the tax, the council bill and the letting law are not.',
    tags: ['buying', 'uk-nations', 'law-and-tax'],
    publishedAt: '2026-09-16',
    picture: {
      file: 'bungalow-2.webp',
      alt: 'A rendered detached bungalow with a covered porch behind a low hedge.',
    },
    body: `
<p>England and Wales share a land register, a law of contract and a way of buying houses. The legal work described in our <a href="/guides/conveyancing-explained/">conveyancing guide</a> is the same in Chepstow as in Bristol: subject to contract, searches, exchange, completion. What differs is everything that has been devolved: land tax, council tax, planning, housing and the environment. For a buyer, that changes most of the costs.</p>
<h2>Land Transaction Tax</h2>
<table>
<caption>LTT on a main home, rates in force in 2026</caption>
<thead><tr><th scope="col">Slice of the price</th><th scope="col">Rate</th></tr></thead>
<tbody>
<tr><td>Up to £225,000</td><td>0%</td></tr>
<tr><td>£225,001 to £400,000</td><td>6%</td></tr>
<tr><td>£400,001 to £750,000</td><td>7.5%</td></tr>
<tr><td>£750,001 to £1.5 million</td><td>10%</td></tr>
<tr><td>Above £1.5 million</td><td>12%</td></tr>
</tbody>
</table>
<p>There is no relief for first-time buyers; everyone has the same threshold of £225,000. At £200,000 nothing is due, at £300,000 it is £4,500, at £450,000 £14,250.</p>
<h3>Second homes and lets</h3>
<p>If you will own more than one home at the end of the day, and are not replacing your main one, a separate table applies:</p>
<table>
<caption>LTT higher residential rates, in force since 11 December 2024</caption>
<thead><tr><th scope="col">Slice of the price</th><th scope="col">Rate</th></tr></thead>
<tbody>
<tr><td>Up to £180,000</td><td>5%</td></tr>
<tr><td>£180,001 to £250,000</td><td>8.5%</td></tr>
<tr><td>£250,001 to £400,000</td><td>10%</td></tr>
<tr><td>£400,001 to £750,000</td><td>12.5%</td></tr>
<tr><td>£750,001 to £1.5 million</td><td>15%</td></tr>
<tr><td>Above £1.5 million</td><td>17%</td></tr>
</tbody>
</table>
<p>At £300,000 that makes £19,950. If you sell your previous main home within the time allowed, normally three years, you can claim the difference back. There is no extra charge for buyers who live abroad. The return and the payment go to the Welsh Revenue Authority within 30 days of completion.</p>
<h2>Council tax: later values, one more band</h2>
<p>Welsh bands run from A to I and are based on values at 1 April 2003, so band D in Wales is not the same as band D in Herefordshire. Each council sets its own figure for band D. The Welsh Government has planned a revaluation for later in the decade: look up when it is due, and do not assume that a home will stay in its band.</p>
<h3>Premiums</h3>
<p>Councils may charge up to 300% on top of the standard bill for second homes and for homes empty for a year or more. Several charge a large part of that. There are exceptions, for instance for a time while a home is genuinely for sale. A holiday let leaves council tax for business rates only if it is available for 252 days a year and actually let for 182, under rules that allow some averaging. If you are thinking of buying a cottage by the sea, work this out first.</p>
<h2>Planning: second homes are a separate use</h2>
<p>Welsh planning law distinguishes main homes (class C3), second homes (C5) and short-term lets (C6). Ordinarily a change between them needs no permission, but a council or national park may direct that it does, as the Eryri National Park did in 2025. Gwynedd’s direction of 2024, the first, was quashed by the High Court in November 2025. Ask what applies on the day you buy. Some newer homes may only be used as a main residence, under a planning condition. Ask for the lawful use in writing, and make sure that the local search covers it.</p>
<h2>What to search for besides the usual</h2>
<ul>
<li><strong>Coal and other minerals:</strong> there are old workings under much of the south and the north-east, and disused coal tips have their own law. Get the mining report and read it.</li>
<li><strong>Flood:</strong> Natural Resources Wales publishes the maps, for rivers, sea and surface water.</li>
<li><strong>Common land and open access:</strong> frequent in hill country; others may have grazing rights or rights of way.</li>
<li><strong>Private water and drainage:</strong> springs, boreholes, septic tanks; ask for test results and permits.</li>
<li><strong>Sustainable drainage:</strong> newer estates may have shared systems, with a charge.</li>
<li><strong>Radon:</strong> levels are high in parts of Wales; a test costs little.</li>
</ul>
<p>Mobile and broadband coverage can stop at the end of a valley. Use Ofcom’s checker for the exact address, not just the postcode, and try your phone in the kitchen.</p>
<h2>Leasehold</h2>
<p>The same statutes apply as in England, including the end of the two-year wait since 31 January 2025 and the ban on ground rent in most new leases. Disputes are heard by the Leasehold Valuation Tribunal. Leasehold houses are found in the older industrial towns, usually with a long lease and a ground rent of a few pounds a year. Check what the freeholder may charge for consents.</p>
<h2>Letting out in Wales</h2>
<p>Since 1 December 2022 tenants are <strong>contract-holders</strong> with an <strong>occupation contract</strong> under the Renting Homes (Wales) Act 2016. A landlord must register with Rent Smart Wales, and whoever manages needs a licence. A written statement of the contract is due within 14 days; smoke and carbon-monoxide alarms and an electrical report are conditions of fitness; and a landlord who ends a periodic contract without fault must give six months’ notice, which cannot be given in the first six months. England’s Renters’ Rights Act does not apply, except that since 1 June 2026 discrimination against people with children or on benefits is barred in Wales as well. Do not use an English agreement.</p>
<h2>Language</h2>
<p>You can deal with public bodies in Welsh or English, and send your tax return in either. A title plan may give a place name in both languages, or in an old spelling. Go by the plan, not by the spelling.</p>
<h2>Buying across the border</h2>
<p>Selling in England to buy in Wales is one chain under one law of contract, so exchange works as usual, with two different tax returns at the end. If the land lies on both sides of the border, the price is divided between the two taxes; tell your conveyancer early. Any conveyancer in England and Wales may act, but someone who does Welsh work each week will know the searches, the councils and the tax form. Ask how many they did last month. Welsh estate agents and letting agents are bound by the same consumer law as English ones, so you are entitled to the same facts in a listing on both sides of the border.</p>
`,
  }),
  item<GuideTag>({
    slug: 'northern-ireland-rates',
    name: 'Domestic rates in Northern Ireland: what replaces council tax',
    pageTitle: 'Domestic rates in Northern Ireland explained',
    metaContent:
      'How rates are worked out from capital value, who pays when a home is let, allowances and reliefs, and the other rules for buyers and tenants in NI.',
    shortDescription:
      'How the bill is worked out, who pays when a home is let, which reliefs there are, and what else differs in Northern Ireland.',
    tags: ['buying', 'renting', 'uk-nations'],
    publishedAt: '2026-10-07',
    picture: {
      file: 'bungalow-1.webp',
      alt: 'A brick detached bungalow with a bay window, a porch and a garage.',
    },
    body: `
<p>A listing in Bangor has no council tax band, and this is not a mistake. Northern Ireland never adopted council tax. Households pay <strong>domestic rates</strong> instead, which are worked out from a value in pounds rather than a band.</p>
<h2>How the bill is worked out</h2>
<p>Each home has a <strong>capital value</strong>: what it might reasonably have sold for on <strong>1 January 2005</strong>. Two rates, both set for the year from 1 April, are applied to this value:</p>
<ul>
<li>the <strong>regional rate</strong>, set by the Executive and the same everywhere;</li>
<li>the <strong>district rate</strong>, set by each of the eleven councils for itself.</li>
</ul>
<p>Capital value multiplied by the sum of the two is the yearly bill. If the two rates together came to 0.9 pence in the pound, a capital value of £130,000 would mean £1,170. (The rate is chosen for easy arithmetic; look up the real one for the district and year.)</p>
<p>Capital values are public. Land &amp; Property Services, part of the Department of Finance, lists them by address and has a calculator for the bill. On our listings the capital value or the yearly bill is shown where council tax would be, with the source and the year.</p>
<h3>The cap</h3>
<p>There is an upper limit on the capital value that is billed, so that owners of the most valuable homes pay no more than the owner of a home at the limit. For many years the limit was £400,000. In 2025 the Department of Finance consulted on raising it to £485,000, and on reducing the discount for paying in one sum. Check which figures apply in the year in which you buy.</p>
<h3>Is 2005 a problem?</h3>
<p>Prices have changed since then, and more in some places than in others. A home that was extended after 2005 may have been revalued for the extension, at 2005 prices. If a value looks wrong beside the neighbours’, you can ask Land &amp; Property Services to review it; then there is an appeal to the Commissioner of Valuation, and on to a tribunal. The value may go up as well as down.</p>
<h2>Reliefs and allowances</h2>
<table>
<thead><tr><th scope="col">Relief</th><th scope="col">For whom</th></tr></thead>
<tbody>
<tr><td>Lone Pensioner Allowance</td><td>People of 70 and over who live alone, with some exceptions: 20% off, whatever their means</td></tr>
<tr><td>Disabled Person’s Allowance</td><td>Homes adapted for a resident with a disability: 25% off</td></tr>
<tr><td>Rate Rebate, Rate Relief</td><td>People on low incomes, or on certain benefits</td></tr>
<tr><td>Exclusions</td><td>Some empty or unusable homes, under strict conditions: ask Land &amp; Property Services</td></tr>
</tbody>
</table>
<p>None of these is automatic, so you have to apply. There is no general quarter off for living alone, as there is with council tax. Full rates are normally due on an empty home.</p>
<h2>Who pays when a home is let?</h2>
<p>As a rule the landlord is liable to Land &amp; Property Services where the capital value is £150,000 or less, or where rent is paid more often than monthly, or the house is shared. The tenancy agreement says whether the rent includes the rates or the tenant pays them back. Above £150,000 the tenant usually gets the bill. Ask two questions before you sign: does the rent include rates, and who receives the bill? The answers can be worth £100 a month. Our lettings in Northern Ireland say.</p>
<h2>Moving in and out</h2>
<p>Tell Land &amp; Property Services the date on which you buy, sell or take over a tenancy. Solicitors divide the rates between buyer and seller at completion, so keep their figures to check your first bill. You can pay by instalments through the year or all at once.</p>
<h2>Other things that differ for buyers</h2>
<ul>
<li><strong>Tax on the purchase</strong> is Stamp Duty Land Tax, with the bands, surcharges and first-time buyers’ relief that apply in England.</li>
<li><strong>Solicitors</strong> do the conveyancing; there are no licensed conveyancers. The contract pack, with searches, is traditionally prepared by the seller’s side.</li>
<li><strong>Bidding</strong> tends to be open: agents tell interested people the highest offer so far. A contract arises when the solicitors complete the exchange of offer and acceptance on the Law Society of Northern Ireland’s form, not over the telephone.</li>
<li><strong>Title</strong> may be freehold, or a very long lease or fee farm grant with a small ground rent. This is quite normal there. Ask what the rent is and whether it has been bought out, as the law allows for many homes.</li>
<li><strong>Water</strong>: households are not billed for it separately at present.</li>
<li><strong>Energy</strong>: oil heating is common, so check how old the oil tank is and where it stands. Energy certificates are on the same GOV.UK register as those of England and Wales.</li>
</ul>
<h2>Other things that differ for tenants</h2>
<p>The Renters’ Rights Act is English law and does not apply. Private tenancies come under the Private Tenancies (Northern Ireland) Order 2006 as amended by the Act of 2022:</p>
<ul>
<li>a deposit of at most one month’s rent, protected within 28 days, with details given within 35;</li>
<li>a written notice of the main terms, free of charge;</li>
<li>rent increases not more than once in 12 months, with three months’ written notice;</li>
<li>notice periods that get longer the longer the tenancy has lasted;</li>
<li>electrical checks every five years;</li>
<li>landlords registered with the Landlord Registration Scheme; ask for the number.</li>
</ul>
<p>Housing Rights gives free, independent advice.</p>
<h2>Comparing a home there with one in Great Britain</h2>
<p>Put three lines side by side: rates against council tax <em>plus</em> water, oil against gas, and the price. Buyers who move from England are often more surprised by the cost of oil than by the rates. The rates bill itself shows on one page exactly how it was worked out.</p>
`,
  }),
]
