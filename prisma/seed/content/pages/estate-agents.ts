import { priceTexts } from '../../../../lib/config/price-texts'

/** The six regions of header and footer: HTML of `estateagent-{slug}`, in their own words (EA-11). */
export const regions: Readonly<
  Record<
    'essex' | 'manchester' | 'leicestershire' | 'kent' | 'scotland' | 'devon',
    { title: string; description: string; html: string }
  >
> = {
  essex: {
    title: 'Estate agents in Essex',
    description: `Sell in Essex for a flat fee online, or with our local team for ${priceTexts.localSale} including VAT. What buyers ask here, and what to have ready.`,
    html: `<p>Essex is where we began, and the only county in which you can choose between showing your own home and having us do it.</p>
<h2>One county, several markets</h2>
<p>The railway divides it. Towns on the line to Liverpool Street, Shenfield, Chelmsford, Witham and Colchester among them, are compared with each other by the minute. Southend has two lines and a seafront. Harlow and Basildon offer floor space; Epping and Loughton the Underground; Saffron Walden and Dedham the England of calendars. The coast from Harwich to Burnham sells to people who want sky.</p>
<h2>What Essex buyers ask</h2>
<ul><li>How long is the walk to the station, and is there a wait for a parking permit?</li><li>Near the estuary and the rivers: has it flooded, and what does insurance cost?</li><li>On newer estates: is there an estate charge, and who runs the green?</li><li>In the north: is it listed, and were the alterations consented?</li></ul>
<h2>Two ways to sell</h2>
<p>Online for ${priceTexts.sellPayNow} in advance or ${priceTexts.sellOnCompletion} on completion. With the <a href="/local/essex">local team</a> for ${priceTexts.localSale}, hosted viewings and sales progression included. All prices include VAT.</p>`,
  },
  manchester: {
    title: 'Estate agents in Manchester',
    description:
      'Flat-fee selling in Manchester: city flats, terraces and the southern suburbs, leasehold questions answered early, and no commission.',
    html: `<p>Few cities change as quickly as this one, and few have buyers who are so well informed. A flat in Ancoats may have ten rivals in the same building. A terrace in Levenshulme may have two in the same street.</p>
<h2>The centre: sell the building</h2>
<p>For flats the building decides. Have the service charge, the reserve fund, the fire-risk assessment and, where the building is tall enough, the position on external walls ready before the first viewing. Lenders ask for them, and so do buyers who have lost a purchase to the lack of them.</p>
<h2>The terraces: sell the condition</h2>
<p>Chorlton, Withington and Prestwich move on roofs, damp and the loft room’s completion certificate. Many houses here are leasehold for 999 years at a few pounds. Say so, with the sum; it troubles nobody once it is on the page.</p>
<h2>The tram</h2>
<p>Metrolink has done to distances what the railway did in the 1840s. State the stop and the minutes on foot.</p>
<h2>Letting</h2>
<p>Parts of the city need a selective or additional licence, by neighbourhood. Check the council’s map before you advertise. Finding a tenant costs ${priceTexts.letFindTenant} including VAT, and one specific rent has to be stated.</p>`,
  },
  leicestershire: {
    title: 'Estate agents in Leicestershire',
    description:
      'Selling in Leicestershire, from Loughborough to Market Harborough: flat fees including VAT, with what buyers ask in city, town and village.',
    html: `<p>In the middle of England people move for work and stay for the house. Leicestershire gives them more of it than they could have in the south, and an hour’s train from Market Harborough has let London discover the fact.</p>
<h2>City, towns, villages</h2>
<p>Around the city, in Oadby, Wigston and Braunstone, inter-war semis set the pace, and the extension matters more than the age. Loughborough has a university and the rental market to go with it. Melton and the villages towards Rutland sell ironstone and gardens; Hinckley and Coalville sell space, with new estates in good supply.</p>
<h2>Ground and air</h2>
<p>Coalfield country lies in the north-west, so a mining report belongs in the folder around Coalville and Ashby. Near Castle Donington people ask about aircraft at night. Tell them what you hear.</p>
<h2>If new homes are being built near by</h2>
<p>You will be compared with a show home that has a voucher for carpets. Your answer is the garden, the parking, the finished street, and a price per square metre that can be set beside theirs.</p>
<p>To sell costs ${priceTexts.sellPayNow} now or ${priceTexts.sellOnCompletion} on completion, VAT included.</p>`,
  },
  kent: {
    title: 'Estate agents in Kent',
    description:
      'Selling in Kent for a flat fee: high-speed towns, the coast, oast houses and the Weald, with the facts that buyers here look for.',
    html: `<p>A fast train changed the map of Kent. Ashford and Ebbsfleet are nearer to St Pancras than some of London is, while a village eight miles away may be further from it than it was in 1960. Buyers know, and price accordingly.</p>
<h2>West, east and shore</h2>
<p>Sevenoaks, Tonbridge and Tunbridge Wells are ruled by commuting and schools, grammar schools above all; families ask about catchments, which nobody but the council can promise. Canterbury, Faversham and Deal have centuries to offer, and the consents that go with them. Whitstable, Margate and Folkestone have learnt to sell a studio and a sunset. Medway has terraces on hills, at prices that draw first-time buyers out of London.</p>
<h2>Have ready</h2>
<ul><li>For oasts, barns and timber frames: planning, listed-building consent, and an insurer’s letter.</li><li>On the coast: flood and erosion, and who maintains the defence.</li><li>In the Weald: drainage, private roads, and whether the paddock is in the title.</li><li>Near the lines: how often the trains pass, and at what hour they stop.</li></ul>
<p>Show your own home and the fee is ${priceTexts.sellPayNow} in advance or ${priceTexts.sellOnCompletion} when the sale completes, both with VAT.</p>`,
  },
  scotland: {
    title: 'Estate agents in Scotland',
    description:
      'Selling in Scotland: Home Report, offers over, closing dates and LBTT, with a flat fee including VAT and solicitors for the offers.',
    html: `<p>Scotland sells homes by its own law, and in several ways by a better order: information first, commitment soon after.</p>
<h2>Before you list</h2>
<p>You need a Home Report, with single survey, energy report and property questionnaire, and a Scottish solicitor who receives offers and concludes missives. The report may be no more than 12 weeks old when marketing starts. We publish it beside the listing, so that buyers read it before they travel.</p>
<h2>Offers over, fixed price, closing dates</h2>
<p>“Offers over” invites competition: choose a figure below the valuation, and expect it to be passed if there is demand. A fixed price sells to the first person who meets it. If several note interest, your solicitor sets a closing date and you choose among sealed offers.</p>
<h2>City and country</h2>
<p>In Edinburgh and Glasgow tenement flats lead, with questions about the roof, the factor and the stair. In Aberdeen patience and price work together. In the Highlands and Islands buyers ask about access, heating oil, crofting status and broadband, in that order.</p>
<h2>For buyers and landlords</h2>
<p>Tax is LBTT, with 8% added for an additional dwelling. Landlords register with the council; tenancies are open-ended, and tenants pay no fees at all.</p>
<p>Our part costs ${priceTexts.sellPayNow} in advance or ${priceTexts.sellOnCompletion} on completion, VAT included. Home Report and solicitor are separate. The <a href="/guides/buying-in-scotland/">guide to buying in Scotland</a> explains the other side of the table.</p>`,
  },
  devon: {
    title: 'Estate agents in Devon',
    description:
      'Selling in Devon, from Exeter to the moors and both coasts: flat fees including VAT, second-home questions, water, drains and lanes.',
    html: `<p>Two coasts, two moors and a city with a cathedral: Devon attracts people who have been promising themselves the move for ten years. They arrive with clear ideas and few practical questions, so it pays to answer those in advance.</p>
<h2>Exeter and the towns</h2>
<p>Exeter has the hospital, the university and the trains, and behaves like a small city with a large waiting list. Plymouth offers terraces and sea at city prices. Newton Abbot, Tiverton and Honiton sell to people who work in one of the two and park at home.</p>
<h2>Coast and moor</h2>
<p>Around Salcombe in the South Hams, and Croyde on the north coast, second homes are a subject: councils may charge a council tax premium, and some newer houses carry a condition that they be lived in all year. Say which you have. On Dartmoor and Exmoor the national park is the planning authority, grazing rights may cross the gate, and winters count.</p>
<h2>Facts that Devon buyers thank you for</h2>
<ul><li>Mains or private water; sewer or septic tank, with its last inspection.</li><li>Cob, stone or timber frame, and who has repaired it with what.</li><li>Radon: much of the county is affected. A test result is better than a reassurance.</li><li>Width of the lane, for the removal van.</li></ul>
<p>Because viewers come from far away, a good floor plan and a film save both sides a journey. The fee is ${priceTexts.sellPayNow} in advance or ${priceTexts.sellOnCompletion} on completion, VAT included.</p>`,
  },
}
