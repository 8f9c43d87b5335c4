import { priceTexts } from '../../../../lib/config/price-texts'
import { item } from '../item'
import type { NewsTag } from '../tags'

/** Market news: taxes, the Budget, consumer law, and the reform of leases and of buying a home. */
export const taxAndMarketNews = [
  item<NewsTag>({
    slug: 'stamp-duty-after-1-april-2025',
    name: 'Stamp duty after 1 April 2025: what you pay now',
    pageTitle: 'Stamp duty from 1 April 2025: what you pay',
    metaContent:
      'The temporary thresholds have ended. Stamp Duty Land Tax in England and Northern Ireland band by band, with worked examples.',
    shortDescription:
      'The temporary thresholds have ended. The bands for England and Northern Ireland, first-time buyers and second homes, worked through.',
    tags: ['buyer-guides', 'market-news'],
    publishedAt: '2025-04-03',
    picture: {
      file: 'semi-detached-4.webp',
      alt: 'A white-rendered pair of semi-detached houses with dark window frames.',
    },
    featured: true,
    body: `
<p>The higher thresholds that had applied since September 2022 were always temporary, and they ended on 31 March. Anyone who completes a purchase in England or Northern Ireland from 1 April 2025 pays on the bands below. The date that counts is completion, not exchange and not the offer, so some people who agreed a price before Christmas are paying more than they planned.</p>
<h2>The bands for a main home</h2>
<table>
<caption>Stamp Duty Land Tax, England and Northern Ireland, from 1 April 2025</caption>
<thead><tr><th scope="col">Slice of the price</th><th scope="col">Rate</th></tr></thead>
<tbody>
<tr><td>Up to £125,000</td><td>0%</td></tr>
<tr><td>£125,001 to £250,000</td><td>2%</td></tr>
<tr><td>£250,001 to £925,000</td><td>5%</td></tr>
<tr><td>£925,001 to £1.5 million</td><td>10%</td></tr>
<tr><td>Above £1.5 million</td><td>12%</td></tr>
</tbody>
</table>
<p>Each rate touches only the slice of the price that falls in its band. A home at £300,000 costs nothing on the first £125,000, £2,500 on the next £125,000 and £2,500 on the last £50,000: £5,000 in all. At £450,000 the bill is £12,500.</p>
<h2>First-time buyers</h2>
<p>If neither of you has ever owned a home, anywhere in the world, and you will live in this one, nothing is due up to £300,000 and 5% on the part from £300,001 to £500,000. A first home at £400,000 therefore costs £5,000 in tax.</p>
<p>Above £500,000 the relief is lost altogether. The tax at £500,000 is £10,000; at £501,000 it is £15,050. A price between those two figures makes no sense for a first-time buyer, which is worth remembering when you negotiate.</p>
<h2>Second homes and lets</h2>
<p>Five percentage points are added to every band if, at the end of the day of purchase, you own more than one home and are not replacing your main residence. That rate has applied since 31 October 2024. A buy-to-let at £300,000 costs £20,000 in tax instead of £5,000. If you buy before the old home has sold, the surcharge is due and can usually be reclaimed when the sale completes within three years.</p>
<h2>Buyers from abroad</h2>
<p>Somebody who has spent fewer than 183 days in the UK in the twelve months before completion pays two more points on top. Couples are caught if either of them is non-resident, with an exception for spouses who live together.</p>
<h2>When and how it is paid</h2>
<p>Your conveyancer sends the return and the money to HM Revenue &amp; Customs within 14 days of completion. You remain responsible for what the return says. Expect to be asked, in writing, whether you own other property and where in the world it is.</p>
<p>Two smaller points cost people money. Fittings that can be removed, such as a free-standing cooker or curtains, are not land, and a fair sum for them may be left out of the taxable price; a fanciful one may not. And if the price includes a paddock or a shop, non-residential rates may apply to the whole. Neither is a matter for guesswork.</p>
<h2>Not in Scotland, not in Wales</h2>
<p>Scotland charges Land and Buildings Transaction Tax and Wales Land Transaction Tax, each with its own bands, dates and reliefs. The calculator on every listing uses the tax of the nation the home is in, shows the slices and says when the rates were last checked.</p>
<h2>Two old numbers to ignore</h2>
<p>Calculators and articles with the expired thresholds are still easy to find. If a table starts charging anywhere other than £125,000 for a main home in England, it is out of date.</p>
`,
  }),
  item<NewsTag>({
    slug: 'what-a-property-advert-must-tell-you',
    name: 'What a property advert must tell you since 6 April',
    pageTitle: 'What a property advert must tell you',
    metaContent:
      'The Digital Markets, Competition and Consumers Act now governs property advertising. What counts as material information, and who enforces it.',
    shortDescription:
      'New consumer law governs property advertising. What counts as material information, and what happens to those who leave it out.',
    tags: ['seller-guides', 'market-news'],
    publishedAt: '2025-04-24',
    picture: {
      file: 'detached-1.webp',
      alt: 'A detached brick house with an integral garage behind a clipped hedge.',
    },
    body: `
<p>An advertisement for a flat that leaves out the length of the lease is not short. It is unlawful, and has been for years; what changed on 6 April is the law that makes it so and the teeth it has. The Consumer Protection from Unfair Trading Regulations 2008 have been replaced by the unfair-trading chapter of the Digital Markets, Competition and Consumers Act 2024.</p>
<h2>The rule in one sentence</h2>
<p>A trader may not leave out information that an average consumer needs to take an informed decision about a transaction, nor hide it, nor give it too late. Small decisions count too: whether to click, to ring, to spend a Saturday morning on a viewing. So the information belongs in the listing, not in the solicitor’s pack.</p>
<h2>Who enforces it</h2>
<p>The Competition and Markets Authority can now decide for itself that consumer law has been broken and impose a penalty of up to 10% of a business’s turnover, without going to court first. Trading standards officers keep their own powers.</p>
<h2>The checklist we still use</h2>
<p>National Trading Standards had published guidance in three parts, known in the trade as A, B and C. It has been withdrawn, because it explained the old regulations. The duty did not go with it, and the three lists remain the best account of what people need to know:</p>
<ul>
<li><strong>For every home:</strong> price or rent, tenure and its costs, council tax band or domestic rates, and for lettings the deposit.</li>
<li><strong>About the building:</strong> type, construction, rooms, utilities, heating, broadband, mobile signal and parking.</li>
<li><strong>Where it applies:</strong> building safety, conservation areas, listings and covenants, rights of way, flood and coastal risk, planning nearby, accessibility, and past mining.</li>
</ul>
<h2>What that means if you are selling with us</h2>
<p>You will meet the lists as a form. Some answers you know, some are in your deeds, and some you will have to look up: flood risk on the government’s service, broadband speed on Ofcom’s, energy on the register of certificates. Please do not guess. A fact you are unsure of can be left open, and the listing will say <em>Not yet provided – ask</em>. It shows who supplied each fact, and when.</p>
<p>We will not publish a home for sale without a price, or a reasoned decision to give the price on application; without its tenure; or without the state of its energy certificate. Leasehold homes also need the years remaining, the ground rent and the service charge, or a statement that enquiries have been made.</p>
<h2>Does it put buyers off?</h2>
<p>Some of them, which is the point. A viewer who would have left on learning that the parking space is on licence leaves before taking your Saturday. Those who come have read the worst and booked anyway. Sales also fail late for reasons that were knowable early, and a fact disclosed in the advertisement cannot be produced in week nine as grounds for a lower price.</p>
<h2>Errors are for correcting</h2>
<p>If you spot something wrong on one of our pages, tell us which one and what. A corrected fact carries the date of its correction. That is better for everybody than a listing that quietly changes its story.</p>
`,
  }),
  item<NewsTag>({
    slug: 'total-price-first-cma-guidance',
    name: 'Total price first: new guidance on how fees must be shown',
    pageTitle: 'Total price first: how fees must be shown',
    metaContent:
      'The CMA’s final guidance on price transparency says mandatory charges and VAT belong in the first price shown. How to read an agent’s fee.',
    shortDescription:
      'Mandatory charges and VAT belong in the first price you see. How to read an estate agent’s fee with that in mind.',
    tags: ['seller-guides', 'market-news'],
    publishedAt: '2025-11-20',
    picture: {
      file: 'office-1.webp',
      alt: 'A four-storey office block with bands of glazing and brick piers.',
    },
    body: `
<p>“From 1% plus VAT, plus marketing, plus an identity check for each owner.” Until recently you could read that sentence on an agent’s website without noticing that it contains no price. On 18 November the Competition and Markets Authority published its final guidance on price transparency under the Digital Markets, Competition and Consumers Act 2024, and sentences of that kind are now a risk for whoever writes them.</p>
<h2>What the guidance asks</h2>
<p>The first price shown to a consumer should be the total that has to be paid. Taxes are in it, and so is every charge that cannot be avoided. Where the total depends on something not yet known, such as the sale price, the advertisement must show how it is worked out, as clearly as the headline. Adding compulsory charges step by step during a purchase, known as drip pricing, is banned; so is splitting one price into parts that the customer is left to add up.</p>
<p>Optional extras may stay separate, if they really are optional.</p>
<h2>Reading an agent’s fee</h2>
<p>Four questions turn most fee pages into a number:</p>
<ol>
<li>Is VAT in it? A commission of 1.5% plus VAT is 1.8%.</li>
<li>What else must I pay in order to sell? Ask about the anti-money-laundering check, photographs, the board and the portal listing.</li>
<li>When is it due, and what if the home does not sell, or I change my mind?</li>
<li>If payment is put off, is there a credit agreement behind it, and with whom?</li>
</ol>
<p>The last question matters with low-cost agents in particular. “Pay later” has sometimes meant a loan that falls due on a fixed date whether the house has sold or not.</p>
<h2>Our own prices</h2>
<p>To sell with us you pay ${priceTexts.sellPayNow} when you list, or ${priceTexts.sellOnCompletion} if the home is sold and nothing if it is not. VAT is included in both figures, and so is the anti-money-laundering check. The ${priceTexts.sellOnCompletion} falls due on completion of the sale and is not a loan: there is no credit agreement, no interest and no date on which it becomes payable regardless. The advance fee is not returned if the home fails to sell, which is why it is less than half of the other. You have 14 days to cancel either contract.</p>
<p>For landlords, finding a tenant costs ${priceTexts.letFindTenant}, and tenant referencing ${priceTexts.referencing} for each tenant, both including VAT and both paid by the landlord. Property management is ${priceTexts.management}, and we print the two figures side by side because people compare them with prices quoted in either form.</p>
<h2>Percentages and flat fees</h2>
<p>Comparing the two is arithmetic. At 1.8% including VAT, a home sold for £300,000 costs £5,400 in commission. Whether that buys you more than a flat fee does depends on what is in it: somebody else to host the viewings, for one, and local knowledge of who is looking. Put the lists beside each other before you put the prices there.</p>
<p>And whichever you choose, ask for the total in pounds, in writing, before you sign. The law has asked agents for that since 1991.</p>
`,
  }),
  item<NewsTag>({
    slug: 'autumn-budget-2025-for-home-owners',
    name: 'The Autumn Budget: what owners and landlords should write in the diary',
    pageTitle: 'Autumn Budget 2025: owners and landlords',
    metaContent:
      'No change to stamp duty. A council tax surcharge on homes above £2 million from 2028, and a separate tax rate for rent from 2027.',
    shortDescription:
      'No change to stamp duty, a surcharge on the most valuable homes from 2028, and a separate rate of tax for rent from 2027.',
    tags: ['market-news', 'landlord-guides'],
    publishedAt: '2025-12-02',
    picture: {
      file: 'detached-2.webp',
      alt: 'A Georgian-style detached house with sash windows and a columned porch.',
    },
    body: `
<p>After an autumn of rumours, the Budget of 26 November left the tax on buying a home alone. Stamp duty bands and the surcharge on second homes stay as they have been since the spring. Two other measures will reach property owners, neither of them yet in force.</p>
<h2>A surcharge on homes above £2 million</h2>
<p>From April 2028 owners of homes in England worth more than £2 million will pay a yearly charge on top of council tax. The government calls it the High Value Council Tax Surcharge.</p>
<table>
<caption>The yearly surcharge as announced</caption>
<thead><tr><th scope="col">Value</th><th scope="col">Charge</th></tr></thead>
<tbody>
<tr><td>£2 million to £2.5 million</td><td>£2,500</td></tr>
<tr><td>£2.5 million to £3.5 million</td><td>£3,500</td></tr>
<tr><td>£3.5 million to £5 million</td><td>£5,000</td></tr>
<tr><td>Above £5 million</td><td>£7,500</td></tr>
</tbody>
</table>
<p>It is charged to the owner rather than the occupier, and homes are to be valued for it by the Valuation Office. Details such as deferral for people with a valuable house and a small income were left to consultation. If your home is near one of the steps, the valuation will matter more than the rate, so keep evidence: comparable sales, floor area, and anything about the house that holds its price down.</p>
<h2>A separate rate for rent</h2>
<p>From April 2027 income from property is to be taxed at its own rates, two points above those on earnings: 22% at the basic rate, 42% at the higher and 47% at the additional. The change covers England, Wales and Northern Ireland in the first instance, with the devolved governments to have a say over their own; Scottish landlords should watch Holyrood.</p>
<p>Finance costs continue to be relieved at the basic rate, which for rental income is to be 22%. A landlord in the basic-rate band with a taxable profit of £8,000 would pay £160 more a year.</p>
<h2>What did not happen</h2>
<ul>
<li>No new tax on the sale of a main home.</li>
<li>No National Insurance on rent.</li>
<li>No change to stamp duty, up or down.</li>
<li>No change to capital gains tax on second homes and lets, which stays at 18% and 24%. A sale with tax to pay must still be reported, and paid for, within 60 days of completion.</li>
</ul>
<h2>Three entries for the diary</h2>
<p><strong>1 May 2026:</strong> new tenancy rules in England. <strong>April 2027:</strong> property rates of income tax; think before then about who in a couple owns what, because rent normally follows ownership. <strong>April 2028:</strong> the surcharge; expect the first valuations well before.</p>
<h2>Does any of this change a decision today?</h2>
<p>For most people selling one home and buying another, no. For owners of a house around £2 million, it may move a price that was going to land slightly above a step, though two years is a long time in which to forget about it. Landlords have a year and a half to do their sums, and should do them together with the costs of energy improvements and the changes that the Renters’ Rights Act brings on 1 May.</p>
<p>All of it depends on legislation that Parliament has yet to pass. This page reports what was announced; an accountant can tell you what it means for you.</p>
`,
  }),
  item<NewsTag>({
    slug: 'draft-leasehold-and-commonhold-bill',
    name: 'The draft leasehold bill: what is proposed, and what is only proposed',
    pageTitle: 'The draft leasehold and commonhold bill',
    metaContent:
      'A £250 ground-rent cap, an end to forfeiture and commonhold for new flats: what the draft bill of January 2026 says, and why it is not law.',
    shortDescription:
      'A cap on ground rent, an end to forfeiture, commonhold for new flats. What the draft says, and why you cannot rely on it yet.',
    tags: ['market-news', 'buyer-guides'],
    publishedAt: '2026-02-05',
    picture: {
      file: 'flat-block-3.webp',
      alt: 'A four-storey block of flats in dark brick, its glass balconies catching the evening light.',
    },
    related: ['two-year-wait-for-lease-extensions-abolished', 'home-buying-reform-prepare-a-sales-pack'],
    body: `
<p>Leaseholders have been promised the end of leasehold for so long that one may be forgiven for reading new announcements with one eye shut. On 27 January the government published a draft Commonhold and Leasehold Reform Bill. It is a serious document. It is also a draft, sent to a committee of MPs for scrutiny before a bill is even introduced, and ministers have spoken of 2028 for its main effects.</p>
<h2>What the draft would do</h2>
<ul>
<li><strong>Cap ground rents.</strong> Existing ground rents would be limited to £250 a year, and fall to a peppercorn after 40 years.</li>
<li><strong>End forfeiture.</strong> A leaseholder could no longer lose the flat itself over a debt or a breach. A graduated system of court orders would take its place.</li>
<li><strong>Make commonhold the rule for new flats.</strong> Owners would hold their flat outright and run the building together, without a landlord above them. New leasehold flats would be banned, with exceptions still being discussed.</li>
<li><strong>Ease conversion.</strong> Half of the qualifying leaseholders in a block could choose to convert to commonhold, where every one of them has to agree today.</li>
<li><strong>Soften estate rentcharges.</strong> The harshest remedies for unpaid charges on freehold estates would go.</li>
</ul>
<h2>What is law already</h2>
<p>Three things that a buyer can count on now:</p>
<ol>
<li>New leases granted since 30 June 2022 carry no ground rent.</li>
<li>Since 31 January 2025 there is no two-year wait before claiming an extension.</li>
<li>Since 3 March 2025 more mixed-use buildings qualify for the right to manage, because the share of commercial space allowed has risen from a quarter to a half.</li>
</ol>
<p>And three that are in the 2024 Act and still await regulations: 990-year extensions, the abolition of marriage value, and new rules for valuing a claim. Freeholders challenged that Act on human-rights grounds; the High Court dismissed the claims in October 2025, and the claimants have sought to appeal.</p>
<p>People who pay estate charges on a freehold house should read the sections on rentcharges too. Under the present law a debt of a few pounds can, in theory, let the rentcharge owner take a lease of the home, which is why lenders ask for a deed that excludes it.</p>
<h2>Should a buyer wait?</h2>
<p>A flat with a ground rent of £50 and 140 years left is hardly touched by any of this. The people with something to gain are those facing a rent that doubles, or a lease near 80 years. For them, patience has a price: every year of waiting shortens the lease under today’s rules, while the benefit arrives at a date nobody can name. Take advice from a solicitor who does this every week, with figures for both courses.</p>
<h2>Should a seller wait?</h2>
<p>If your ground rent is above £250, or above a tenth of one per cent of the value, some lenders already decline. The announcement may make buyers’ lenders more relaxed; it does not oblige them to be. A deed of variation agreed with the freeholder solves the problem this year.</p>
<h2>What we will do</h2>
<p>Nothing on our listings changes. They show ground rent, its review and the years remaining as they are in the lease, not as they might be one day. When a part of either measure comes into force, the <a href="/guides/leasehold-explained/">leasehold guide</a> will say so with its date.</p>
`,
  }),
  item<NewsTag>({
    slug: 'home-buying-reform-prepare-a-sales-pack',
    name: 'Reform of home buying: put a sales pack together now',
    pageTitle: 'Home-buying reform: prepare a sales pack now',
    metaContent:
      'The government’s 2026 roadmap puts sales packs first and binding contracts later. None of it is law, yet a pack helps a seller today.',
    shortDescription:
      'Sales packs first, binding contracts later, says the roadmap. None of it is law, but a pack is useful this week.',
    tags: ['market-news', 'seller-guides'],
    publishedAt: '2026-09-10',
    picture: {
      file: 'end-of-terrace-1.webp',
      alt: 'A red-brick end-of-terrace house with a side drive and a square of lawn.',
    },
    body: `
<p>Anyone who has sold a house in England knows the oddest thing about it: the buyer spends the first two months finding out what they have agreed to buy. The government’s roadmap for reforming home buying and selling, published this year after a consultation, starts from the same observation. Its order is sensible. First make the information available, then make the promise binding.</p>
<h2>What is proposed</h2>
<p>Sellers and agents would supply a <strong>sales pack</strong> before or at the start of marketing: title, property information, lease details, searches, and perhaps a report on condition. Once packs are usual, an accepted offer could become a <strong>binding conditional contract</strong>, with a penalty for walking away without good reason. Press reports put that second step at about 2029. Neither exists in law today, and details may change.</p>
<h2>Why you might do it anyway</h2>
<p>The documents in a pack are the ones your conveyancer will ask for after the offer. Collecting them first is the same work, but the waiting is over before a buyer appears. A buyer who has read the title and the searches has much less left to discover, and late discoveries are what end sales.</p>
<h2>A pack you can build this week</h2>
<table>
<thead><tr><th scope="col">Document</th><th scope="col">Where it comes from</th></tr></thead>
<tbody>
<tr><td>Title register and plan</td><td>HM Land Registry, a few pounds each</td></tr>
<tr><td>Energy certificate</td><td>Government register, free to view</td></tr>
<tr><td>Property information and fittings forms</td><td>Your conveyancer; you fill them in</td></tr>
<tr><td>Planning and building-control papers</td><td>Your files, or the council’s portal</td></tr>
<tr><td>Warranties and guarantees</td><td>Whoever did the work</td></tr>
<tr><td>Lease and management pack</td><td>Managing agent, for a fee</td></tr>
<tr><td>Local, drainage and environmental searches</td><td>Optional; order through your conveyancer so that a buyer’s lender can rely on them</td></tr>
</tbody>
</table>
<p>On searches, ask first. Results go stale, commonly after six months, and some lenders insist on their own panel. In a slow market you may pay twice.</p>
<h2>What a pack is not</h2>
<p>It is not a survey, and it does not replace a buyer’s own enquiries. In England and Wales the buyer still takes the building as it is, so expect the buyer to send a surveyor. Nor is it advertising: whatever you put into it can be relied on, and a mistake in a form you signed is yours.</p>
<h2>What about reservation agreements?</h2>
<p>Some agents already offer agreements under which both sides put down a sum that is lost by whoever withdraws without cause. They can work. Read what counts as cause, who holds the money, whether the agent takes a share of a forfeited deposit, and whether a bad survey releases you. Nobody may require you to sign one, and you should show it to your conveyancer before you do.</p>
<h2>Scotland has done this for years</h2>
<p>A seller there must produce a Home Report with a single survey, an energy report and a questionnaire before marketing, and a bargain binds once missives are concluded. Sales still fail, but less often at the eleventh hour. That is a fair picture of where England and Wales are heading.</p>
<p>Keep the pack in one folder, with a list of contents and the date of each paper. Share the energy certificate and the plan with everybody, the rest with a buyer whose offer you have accepted: a title and a set of forms hold enough of your life to be worth guarding.</p>
`,
  }),
  item<NewsTag>({
    slug: 'three-taxes-on-one-move',
    name: 'Three nations, three taxes on one move',
    pageTitle: 'SDLT, LBTT and LTT compared',
    metaContent:
      'Stamp duty, LBTT and LTT side by side on a home at £300,000: main home, first home and second home, with the dates each return is due.',
    shortDescription:
      'Stamp duty, LBTT and LTT side by side on a home at £300,000, with the reliefs and deadlines that differ.',
    tags: ['buyer-guides', 'market-news'],
    publishedAt: '2026-10-15',
    picture: {
      file: 'cottage-2.webp',
      alt: 'A thatched, pink-washed cottage behind a picket fence in evening light.',
    },
    body: `
<p>Live near Chester, Hereford or Berwick and a search drawn as a circle crosses a tax border. The homes may look alike and cost the same. The bill from the taxman will not, because Stamp Duty Land Tax stops at the edge of England and has only Northern Ireland for company.</p>
<h2>One price, three answers</h2>
<table>
<caption>Tax on a home bought for £300,000, at rates in force in October 2026</caption>
<thead><tr><th scope="col">Buyer</th><th scope="col">England and NI (SDLT)</th><th scope="col">Scotland (LBTT)</th><th scope="col">Wales (LTT)</th></tr></thead>
<tbody>
<tr><td>Moving home</td><td>£5,000</td><td>£4,600</td><td>£4,500</td></tr>
<tr><td>First home</td><td>£0</td><td>£4,000</td><td>£4,500</td></tr>
<tr><td>Second home or let</td><td>£20,000</td><td>£28,600</td><td>£19,950</td></tr>
</tbody>
</table>
<p>At this price the three main-home bills lie within £500 of each other. First-time buyers are far apart: England relieves the whole price, Scotland widens its nil band by £30,000, which is worth £600, and Wales has no relief at all, its general threshold of £225,000 being the highest of the three.</p>
<h2>At other prices</h2>
<p>The order changes as prices rise. Scotland’s 5% band begins at £250,000 and its 10% band at £325,000, earlier than the others, so a home at £500,000 costs a mover £15,000 in England, £23,350 in Scotland and £18,000 in Wales. At £200,000 it is £1,500 in England, £1,100 in Scotland and nothing in Wales. Work out your own case before you let the tax draw the search area.</p>
<h2>How the surcharges are built</h2>
<p>They are built on three different plans, so do not scale one from another.</p>
<ul>
<li><strong>England and Northern Ireland</strong> add five points to each band.</li>
<li><strong>Scotland</strong> adds its Additional Dwelling Supplement, 8% of the entire price.</li>
<li><strong>Wales</strong> has a separate table of higher rates, starting at 5% from the first pound.</li>
</ul>
<p>All three can usually be reclaimed if the purchase turns out to replace a main home and the old one is sold in time, and each has its own time limit and its own form. Only England and Northern Ireland charge buyers resident abroad more: two points on every band.</p>
<h2>Deadlines</h2>
<p>The English return and payment are due 14 days after completion. In Wales and in Scotland it is 30 days, and in Scotland the return has to be in, and arrangements to pay made, before the title can be registered. Your solicitor does all this, using money you must have sent beforehand. Ask for the figure when you make the offer, not with the completion statement.</p>
<h2>The border is not only about tax</h2>
<p>Cross into Scotland and the offer is made by your solicitor, there is a Home Report to read, and the bargain can bind within days. Cross into Wales and the law of conveyancing is the English one, but council tax bands run to I, and a tenant is called a contract-holder. The guides to <a href="/guides/buying-in-scotland/">buying in Scotland</a> and <a href="/guides/buying-in-wales/">buying in Wales</a> explain each system in turn.</p>
<h2>A title that straddles</h2>
<p>A handful of properties lie on both sides of a border. The price is then apportioned and two returns are made. If a boundary stream runs through the garden, tell your conveyancer on the first day.</p>
<p>Our calculator picks the tax from the address of the home. It cannot know whether you own a flat in Alicante, and that counts as well.</p>
`,
  }),
]
